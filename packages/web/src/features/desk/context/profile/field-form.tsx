/** Adds a field, or changes its label and options. */
import { TextInput } from '@mantine/core';
import { addProfileField, type ProfileField, updateProfileField } from '@parrot/contract/profiles';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import {
  DefinitionInputs,
  type DefinitionValues,
  optionsIn,
} from '../../../../shared/fields/definition-inputs.tsx';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { call } from '../../../../shared/http/call.ts';

type FieldFormProps = {
  /** Null for a new one. */
  field: ProfileField | null;
  onSaved: () => void;
  onCancel: () => void;
};

type Values = DefinitionValues & { name: string };

export function FieldForm({ field, onSaved, onCancel }: FieldFormProps) {
  const { t } = useTranslation(['desk-profile', 'fields']);
  const initial: Values = {
    label: field?.label ?? '',
    name: field?.name ?? '',
    type: field?.type ?? 'text',
    options: field?.options.join('\n') ?? '',
  };
  const schema: z.ZodType = field ? updateProfileField.body : addProfileField.body;
  const form = useForm<Values, unknown>({
    initial,
    schema,
    toInput: ({ label, name, type, options }) => {
      const changed = { label: label.trim(), options: optionsIn({ type, options }) };
      return field ? { fieldId: field.fieldId, ...changed } : { ...changed, name: name.trim(), type };
    },
    send: (body) =>
      field
        ? call(updateProfileField, { body: body as z.output<typeof updateProfileField.body> })
        : call(addProfileField, { body: body as z.output<typeof addProfileField.body> }),
    onSuccess: onSaved,
  });
  const rename = (label: string) => {
    const isSuggested = form.values.name === nameFrom(form.values.label);
    form.change({ label, ...(!field && isSuggested && { name: nameFrom(label) }) });
  };
  return (
    <DialogForm form={form} submit={t(field ? 'save' : 'add', { ns: 'fields' })} onCancel={onCancel}>
      <DefinitionInputs form={form} isNew={!field} onLabel={rename}>
        {!field && (
          <TextInput
            {...form.textField('name')}
            label={t('fields.name')}
            description={t('fields.nameHelp')}
          />
        )}
      </DefinitionInputs>
    </DialogForm>
  );
}

/** Contract end → contractEnd. Blank where the label has no letters of the Latin alphabet. */
function nameFrom(label: string): string {
  const terms =
    label
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = terms.map((term, index) => (index === 0 ? term.toLowerCase() : capitalized(term))).join('');
  return joined.replace(/^\d+/, '').slice(0, 40);
}

const capitalized = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1).toLowerCase();
