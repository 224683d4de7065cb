import type { Summary } from '../summary-context.ts';

export const partSummary: Summary<'reusable-part'> = ({ runs }, { t, flow }) =>
  flow.parts.find(({ id }) => id === runs)?.name ?? t('summary.noPart');
