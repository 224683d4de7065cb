/** A flow with one new block of every type. */
import { BLOCK_TYPES, FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { newBlock } from '../editor/new-block.ts';

/** The id of each block is its type. */
export function everyBlock(change: Partial<Flow> = {}): Flow {
  const flow = { language: 'en' as const };
  return {
    version: FLOW_VERSION,
    ...flow,
    start: 'start',
    blocks: Object.fromEntries(BLOCK_TYPES.map((type) => [type, newBlock(type, { flow, part: null })])),
    parts: [],
    values: [],
    texts: {},
    places: {},
    notes: [],
    ...change,
  };
}
