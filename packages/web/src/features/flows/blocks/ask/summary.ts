import { markOf } from '../../values/template-names.ts';
import type { Summary } from '../summary-context.ts';

export const askSummary: Summary<'ask'> = ({ prompt, into }, { t, inWords }) => {
  const question = inWords(prompt);
  if (!question) return t('summary.nothingToAsk');
  return into ? t('summary.savedAs', { question, name: markOf(into) }) : t('summary.quoted', { question });
};
