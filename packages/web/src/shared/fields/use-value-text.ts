import type { CustomField, FieldValue } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../format/format-date-time.ts';
import { formatNumber } from '../format/format-number.ts';

/** A value of a field as it is shown. */
export function useValueText() {
  const { t } = useTranslation('fields');
  return ({ type }: Pick<CustomField, 'type'>, value: FieldValue): string => {
    if (type === 'yesNo') return value ? t('yes') : t('no');
    if (type === 'number') return formatNumber(Number(value));
    return type === 'date' ? formatCalendarDay(String(value)) : String(value);
  };
}
