import type { Summary } from '../summary-context.ts';

export const buttonsSummary: Summary<'buttons'> = ({ prompt, buttons }, { t, localize }) =>
  localize(prompt) ||
  buttons
    .map(({ label }) => localize(label))
    .filter(Boolean)
    .join(', ') ||
  t('summary.nothingToChoose');
