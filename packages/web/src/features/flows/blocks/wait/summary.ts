import type { Summary } from '../summary-context.ts';

export const waitSummary: Summary<'wait'> = ({ seconds }, { t }) =>
  seconds % 60 === 0
    ? t('summary.minutes', { count: seconds / 60 })
    : t('summary.seconds', { count: seconds });
