import type { Summary } from '../summary-context.ts';

export const startSummary: Summary<'start'> = ({ part }, { t }) =>
  t(part === null ? 'summary.chatOpens' : 'summary.partBegins');
