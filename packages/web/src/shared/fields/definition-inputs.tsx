/** Label, type and options of a field. The type is chosen for new ones only. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { FIELD_TYPES, type FieldType, LIMITS } from '@parrot/contract/core';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type DefinitionValues = { label: string; type: FieldType; options: string };

type TextFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

type DefinitionInputsProps = {
  form: {
    values: DefinitionValues;
    change(values: Partial<DefinitionValues>): void;
    textField(name: 'label' | 'options'): TextFieldProps;
  };
  isNew: boolean;
  onLabel?: (label: string) => void;
  /** Between the label and the type. */
  children?: ReactNode;
};

export function DefinitionInputs({ form, isNew, onLabel, children }: DefinitionInputsProps) {
  const { t } = useTranslation('fields');
  return (
    <>
      <TextInput
        {...form.textField('label')}
        label={t('label')}
        maxLength={LIMITS.fieldLabel}
        onChange={({ currentTarget: { value: label } }) =>
          onLabel ? onLabel(label) : form.change({ label })
        }
        data-autofocus
      />
      {children}
      {isNew && (
        <NativeSelect
          label={t('type')}
          value={form.values.type}
          data={FIELD_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(event) => form.change({ type: event.currentTarget.value as FieldType })}
        />
      )}
      {form.values.type === 'choice' && (
        <Textarea
          {...form.textField('options')}
          label={t('options')}
          description={t('optionsHelp')}
          minRows={3}
          autosize
        />
      )}
    </>
  );
}

/** The options as they are typed, one per line. */
export const optionsIn = ({ type, options }: Pick<DefinitionValues, 'type' | 'options'>): string[] =>
  type !== 'choice'
    ? []
    : options
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
