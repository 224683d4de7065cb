import type { Summary } from '../summary-context.ts';

export const endSummary: Summary<'end'> = ({ message, part }, { t, localize }) =>
  localize(message) || t(part === null ? 'summary.chatEnds' : 'summary.partEnds');
