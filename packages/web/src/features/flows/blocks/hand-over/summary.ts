import type { Summary } from '../summary-context.ts';

export const handOverSummary: Summary<'hand-over'> = ({ message, waitMinutes }, { t, inWords }) => {
  const said = inWords(message) || t('summary.toPerson');
  return waitMinutes > 0
    ? t('summary.waits', { said, minutes: t('summary.minutes', { count: waitMinutes }) })
    : said;
};
