/** The input for a value of a field, as text: a choice for choices and yes or no. */
import { NativeSelect, TextInput } from '@mantine/core';
import { type CustomField, LIMITS } from '@parrot/contract/core';
import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type InputField = Pick<CustomField, 'type' | 'options'>;

type FieldInputProps = {
  field: InputField;
  value: string;
  onText: (text: string) => void;
  label?: ReactNode;
  'aria-label'?: string;
  error?: ReactNode;
  size?: 'xs' | 'sm';
  required?: boolean;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
};

export function FieldInput({ field, onText, ...shared }: FieldInputProps) {
  const choices = useChoices()(field);
  const { t } = useTranslation('fields');
  if (choices)
    return (
      <NativeSelect
        {...shared}
        data={[{ value: '', label: t('empty') }, ...choices]}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      type={field.type === 'date' ? 'date' : 'text'}
      {...(field.type === 'number' && { inputMode: 'decimal' as const })}
      maxLength={LIMITS.fieldText}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** The values of a choice, or of yes or no; undefined for other types. */
export function useChoices() {
  const { t } = useTranslation('fields');
  return ({ type, options }: InputField): { value: string; label: string }[] | undefined => {
    if (type === 'choice') return options.map((option) => ({ value: option, label: option }));
    if (type !== 'yesNo') return undefined;
    return [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
  };
}
