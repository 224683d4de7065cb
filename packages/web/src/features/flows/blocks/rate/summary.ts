import type { Summary } from '../summary-context.ts';

export const rateSummary: Summary<'rate'> = ({ prompt }, { t, localize }) =>
  localize(prompt) || t('summary.stars');
