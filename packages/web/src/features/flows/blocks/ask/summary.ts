import { markOf } from '../../values/template-names.ts';
import type { Summary } from '../summary-context.ts';

export const askSummary: Summary<'ask'> = ({ prompt, into }, { t, localize }) => {
  const question = localize(prompt);
  if (!question) return t('summary.nothingToAsk');
  return into ? t('summary.savedAs', { question, name: markOf(into) }) : t('summary.quoted', { question });
};
