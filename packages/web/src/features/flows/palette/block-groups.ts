/** The block types in display order, and their search. */
import type { BlockType } from '@parrot/contract/flows';
import type { TFunction } from 'i18next';

const BLOCK_GROUPS = {
  messages: ['message', 'buttons', 'end'],
  ask: ['ask', 'rate', 'route-by-intent'],
  decide: ['condition', 'business-hours', 'go-to', 'reusable-part', 'wait'],
  act: ['answer-from-knowledge', 'set-value', 'call-api', 'translate'],
  agents: ['hand-over'],
} as const satisfies Record<string, readonly BlockType[]>;
type BlockGroup = keyof typeof BLOCK_GROUPS;
export type OfferedBlock = (typeof BLOCK_GROUPS)[BlockGroup][number];

export type FoundGroup = { group: BlockGroup; types: readonly OfferedBlock[] };

/** By name; by description only if no name matches. */
export function blocksFound(text: string, t: TFunction<'blocks'>): FoundGroup[] {
  const wanted = text.trim().toLowerCase();
  const named = found((type) => t(`types.${type}.name`).toLowerCase().includes(wanted));
  return named.length > 0 ? named : found((type) => t(`types.${type}.help`).toLowerCase().includes(wanted));
}

const found = (isWanted: (type: OfferedBlock) => boolean): FoundGroup[] =>
  (Object.keys(BLOCK_GROUPS) as BlockGroup[]).flatMap((group) => {
    const types = BLOCK_GROUPS[group].filter(isWanted);
    return types.length > 0 ? [{ group, types }] : [];
  });

export const DRAGGED_BLOCK = 'application/x-parrot-block';
