import type { Summary } from '../summary-context.ts';

export const buttonsSummary: Summary<'buttons'> = ({ prompt, buttons }, { t, inWords }) =>
  inWords(prompt) ||
  buttons
    .map(({ label }) => inWords(label))
    .filter(Boolean)
    .join(', ') ||
  t('summary.nothingToChoose');
