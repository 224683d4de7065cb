/** Adds a field, or changes its label, options and apps. */
import { Checkbox, MultiSelect } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { addTicketField, type TicketField, updateTicketField } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import {
  DefinitionInputs,
  type DefinitionValues,
  optionsIn,
} from '../../../shared/fields/definition-inputs.tsx';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { useAgentApps } from '../use-agent-apps.ts';
import { useRefreshFields } from './use-ticket-fields.ts';

type FieldFormProps = {
  /** Null for a new one. */
  field: TicketField | null;
  onClose: () => void;
};

type Values = DefinitionValues & { isForAllApps: boolean; appIds: AppId[]; isRequired: boolean };

export function FieldForm({ field, onClose }: FieldFormProps) {
  const { t } = useTranslation(['ticket-fields', 'fields']);
  const apps = useAgentApps();
  const refresh = useRefreshFields();
  const schema: z.ZodType = field ? updateTicketField.body : addTicketField.body;
  const form = useForm<Values, unknown>({
    initial: {
      label: field?.label ?? '',
      type: field?.type ?? 'text',
      options: field?.options.join('\n') ?? '',
      isForAllApps: field?.isForAllApps ?? true,
      appIds: field?.appIds ?? [],
      isRequired: field?.isRequired ?? false,
    },
    schema,
    toInput: ({ label, type, options, isForAllApps, appIds, isRequired }) => ({
      ...(field ? { fieldId: field.fieldId } : { type }),
      ...{ label: label.trim(), options: optionsIn({ type, options }), isForAllApps, isRequired },
      appIds: isForAllApps ? [] : appIds,
    }),
    send: (body) =>
      field
        ? call(updateTicketField, { body: body as z.output<typeof updateTicketField.body> })
        : call(addTicketField, { body: body as z.output<typeof addTicketField.body> }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const forAll = form.field('isForAllApps');
  const required = form.field('isRequired');
  return (
    <DialogForm form={form} submit={t(field ? 'save' : 'add', { ns: 'fields' })} onCancel={onClose}>
      <DefinitionInputs form={form} isNew={!field} />
      <Checkbox
        label={t('manage.forAllApps')}
        checked={forAll.value}
        onChange={(event) => forAll.onChange(event.currentTarget.checked)}
      />
      {!forAll.value && <AppChoice form={form} apps={apps} />}
      <Checkbox
        label={t('manage.required')}
        checked={required.value}
        onChange={(event) => required.onChange(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}

type AppChoiceProps = {
  form: {
    field(name: 'appIds'): { value: AppId[]; error: string | undefined; onChange(ids: AppId[]): void };
  };
  apps: ReturnType<typeof useAgentApps>;
};

function AppChoice({ form, apps }: AppChoiceProps) {
  const { t } = useTranslation('ticket-fields');
  const { value, error, onChange } = form.field('appIds');
  return (
    <MultiSelect
      label={t('manage.apps')}
      description={t('manage.appsHelp')}
      searchable
      hidePickedOptions
      data={apps.map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
      value={value}
      error={error}
      onChange={(ids) => onChange(ids as AppId[])}
    />
  );
}
