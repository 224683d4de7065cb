import type { Block, BlockId, Flow } from '@parrot/contract/flows';

/** Own properties only: a block can be named 'constructor'. */
export const blockAt = (
  { blocks }: Pick<Flow, 'blocks'>,
  id: BlockId | null | undefined,
): Block | undefined => (typeof id === 'string' && Object.hasOwn(blocks, id) ? blocks[id] : undefined);
