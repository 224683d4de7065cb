/** A number within limits. Invalid or incomplete input is not stored. */
import { NumberInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Bounds = { min?: number; max?: number; isWhole?: boolean };
type NumberFieldProps = Bounds & { label: string; help?: string; suffix?: string; placeholder?: string } & (
    | { mayBeEmpty: true; value: number | null; onChange: (value: number | null) => void }
    | { mayBeEmpty?: false; value: number; onChange: (value: number) => void }
  );

export function NumberField(props: NumberFieldProps) {
  const { label, help, suffix, placeholder, value, min, max, isWhole = true } = props;
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState<number | string>(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const isIn = (number: number) =>
    Number.isFinite(number) &&
    number >= (min ?? -Number.MAX_SAFE_INTEGER) &&
    number <= (max ?? Number.MAX_SAFE_INTEGER) &&
    (!isWhole || Number.isInteger(number));
  const type = (next: number | string) => {
    setTyped(next);
    if (typeof next === 'number' && isIn(next)) props.onChange(next);
    else if (next === '' && props.mayBeEmpty) props.onChange(null);
  };
  const isOff = typed === '' ? !props.mayBeEmpty : typeof typed === 'number' && !isIn(typed);
  return (
    <NumberInput
      label={label}
      description={help}
      value={typed}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      clampBehavior="none"
      allowDecimal={!isWhole}
      suffix={suffix}
      placeholder={placeholder}
      error={isOff && min !== undefined && max !== undefined ? t('fields.between', { min, max }) : isOff}
      onChange={type}
      onBlur={() => setTyped(value ?? '')}
    />
  );
}
