import type { Summary } from '../telling.ts';

export const startSummary: Summary<'start'> = ({ part }, { t }) =>
  t(part === null ? 'summary.chatOpens' : 'summary.partBegins');
