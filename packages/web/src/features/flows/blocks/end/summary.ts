import type { Summary } from '../summary-context.ts';

export const endSummary: Summary<'end'> = ({ message, part }, { t, inWords }) =>
  inWords(message) || t(part === null ? 'summary.chatEnds' : 'summary.partEnds');
