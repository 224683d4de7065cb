import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format-number.ts';

/** Surrounding spaces are not stored, and do not count. */
const excessOf = (text: string, limit: number): number => Math.max(0, text.trim().length - limit);

export const isOverLimit = (text: string, limit: number): boolean => excessOf(text, limit) > 0;

/** The excess of a text as a message; undefined within the limit. */
export function useOverLimit(text: string, limit: number): string | undefined {
  const { t } = useTranslation();
  const over = excessOf(text, limit);
  return over > 0
    ? t('overLimit', { count: over, over: formatNumber(over), limit: formatNumber(limit) })
    : undefined;
}

/**
 * For fields that save on every change: a text over the limit stays in the field, and is passed on once it is
 * short enough.
 */
export function useTextWithinLimit(text: string, limit: number, onChange: (text: string) => void) {
  const [overLong, setOverLong] = useState<string | null>(null);
  const shown = overLong ?? text;
  return {
    text: shown,
    problem: useOverLimit(shown, limit),
    change(next: string): void {
      const isOver = isOverLimit(next, limit);
      setOverLong(isOver ? next : null);
      if (!isOver) onChange(next);
    },
  };
}
