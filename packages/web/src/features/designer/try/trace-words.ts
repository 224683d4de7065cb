/** A step of the trace in words. What decided is told by the engine itself. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Flow, TraceStep } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';
import { wayNameOf } from '../blocks/way-names.ts';
import { blockIn } from '../editor/blocks-in.ts';
import { waysOutOf } from '../editor/ways-out.ts';

export function traceWords(
  { what, blockId, values = {} }: TraceStep,
  flow: Flow,
  language: LanguageCode,
): string {
  const t = texts.getFixedT(null, 'try');
  const { because = '', branch } = values;
  if (what !== 'ran') {
    const told = t(`why.what.${what}`, { name: '', value: '', problem: '', answer: '', ...values });
    return because ? `${told} (${because})` : told;
  }
  const block = blockId === null ? undefined : blockIn(flow, blockId);
  // Where there is but one way, it is no news that it was taken.
  const way = block && branch && waysOutOf(block).length > 1 ? wayNameOf(block, branch, flow, language) : '';
  if (!way || way === because) return way ? t('why.way', { way }) : because;
  return because ? t('why.wayBecause', { way, because }) : t('why.way', { way });
}
