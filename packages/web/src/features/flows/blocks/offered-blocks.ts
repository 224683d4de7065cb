/** The block types that can be added. Every flow already has its start. */
import { BLOCK_TYPES, type BlockType } from '@parrot/contract/flows';

export const OFFERED_BLOCKS: readonly BlockType[] = BLOCK_TYPES.filter((type) => type !== 'start');
