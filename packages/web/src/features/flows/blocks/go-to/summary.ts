import { type Summary, titleOf } from '../summary-context.ts';

export const goToSummary: Summary<'go-to'> = ({ next }, { t, flow }) => {
  const target = next.done && Object.hasOwn(flow.blocks, next.done) ? flow.blocks[next.done] : undefined;
  return target ? t('summary.goesTo', { title: titleOf(target) }) : t('summary.goesNowhere');
};
