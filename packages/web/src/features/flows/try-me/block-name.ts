/** The display name of a block. Requires the 'blocks' and 'try' texts to be loaded. */
import type { BlockId, Flow } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';
import { titleOf } from '../blocks/summary-context.ts';
import { blockIn } from '../editor/read-flow.ts';

export function blockName(flow: Flow, id: BlockId): string {
  const block = blockIn(flow, id);
  return block ? titleOf(block) : texts.t('try:why.notThere');
}
