/** The blocks one can add. A flow has its start already. */
import { BLOCK_TYPES, type BlockType } from '@parrot/contract/flows';

export const OFFERED_BLOCKS: readonly BlockType[] = BLOCK_TYPES.filter((type) => type !== 'start');
