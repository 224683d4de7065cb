import type { Summary } from '../summary-context.ts';

export const handOverSummary: Summary<'hand-over'> = ({ message, waitMinutes }, { t, localize }) => {
  const text = localize(message) || t('summary.toPerson');
  return waitMinutes > 0
    ? t('summary.waits', { text, minutes: t('summary.minutes', { count: waitMinutes }) })
    : text;
};
