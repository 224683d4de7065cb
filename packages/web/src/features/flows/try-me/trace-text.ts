/** A trace step as text. Requires the 'blocks' and 'try' texts to be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Flow, TraceStep } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';
import { branchNameOf } from '../blocks/branch-names.ts';
import { reasonText } from '../blocks/reason-text.ts';
import { branchesOf } from '../editor/block-branches.ts';
import { blockIn } from '../editor/read-flow.ts';

export function traceText(step: TraceStep, flow: Flow, language: LanguageCode): string {
  const t = texts.getFixedT(null, 'try');
  const { what, blockId, because: reason, values = {} } = step;
  const because = reason ? reasonText({ because: reason, values }) : '';
  if (what !== 'ran') {
    const text = t(`why.what.${what}`, { name: '', value: '', answer: '', ...values });
    return because ? t('why.whatBecause', { text, because }) : text;
  }
  const { branch } = values;
  const block = blockId === null ? undefined : blockIn(flow, blockId);
  // With a single branch, the branch is not worth mentioning.
  const way =
    block && branch && branchesOf(block).length > 1 ? branchNameOf(block, branch, flow, language) : '';
  if (!way) return because;
  return because ? t('why.wayBecause', { way, because }) : t('why.way', { way });
}
