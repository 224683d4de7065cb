import type { BlockId, Flow } from '@parrot/contract/flows';
import { blockAt } from '../block-at.ts';
import { targetsOf } from './branches-of-block.ts';

/** Every reachable block, including those of the parts it runs. */
export function reachable(flow: Flow): Set<BlockId> {
  const partStarts = new Map(flow.parts.map(({ id, start }) => [id, start]));
  const seen = new Set<BlockId>();
  const open = [flow.start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const block = blockAt(flow, id);
    if (!block || seen.has(id)) continue;
    seen.add(id);
    open.push(...targetsOf(block));
    const begun =
      block.type === 'reusable-part' && block.runs !== null ? partStarts.get(block.runs) : undefined;
    if (begun !== undefined) open.push(begun);
  }
  return seen;
}
