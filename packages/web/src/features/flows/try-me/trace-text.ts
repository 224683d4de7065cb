/** A step of the trace in words. The texts 'blocks' and 'try' must be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Flow, TraceStep } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';
import { wayNameOf } from '../blocks/branch-names.ts';
import { reasonWords } from '../blocks/reason-text.ts';
import { waysOutOf } from '../editor/block-branches.ts';
import { blockIn } from '../editor/read-flow.ts';

export function traceWords(step: TraceStep, flow: Flow, language: LanguageCode): string {
  const t = texts.getFixedT(null, 'try');
  const { what, blockId, because: reason, values = {} } = step;
  const because = reason ? reasonWords({ because: reason, values }) : '';
  if (what !== 'ran') {
    const told = t(`why.what.${what}`, { name: '', value: '', answer: '', ...values });
    return because ? t('why.whatBecause', { told, because }) : told;
  }
  const { branch } = values;
  const block = blockId === null ? undefined : blockIn(flow, blockId);
  // Where there is but one way, it is no news that it was taken.
  const way = block && branch && waysOutOf(block).length > 1 ? wayNameOf(block, branch, flow, language) : '';
  if (!way) return because;
  return because ? t('why.wayBecause', { way, because }) : t('why.way', { way });
}
