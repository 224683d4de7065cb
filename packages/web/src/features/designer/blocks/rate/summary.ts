import type { Summary } from '../telling.ts';

export const rateSummary: Summary<'rate'> = ({ prompt }, { t, inWords }) =>
  inWords(prompt) || t('summary.stars');
