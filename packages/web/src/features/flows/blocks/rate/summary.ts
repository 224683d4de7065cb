import type { Summary } from '../summary-context.ts';

export const rateSummary: Summary<'rate'> = ({ prompt }, { t, inWords }) =>
  inWords(prompt) || t('summary.stars');
