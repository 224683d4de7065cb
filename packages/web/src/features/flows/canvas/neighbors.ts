/** The target of an arrow key: along the edges, otherwise the nearest block in that direction. */
import type { BlockId, Flow } from '@parrot/contract/flows';
import { pointOf } from '../editor/flow-changes.ts';
import { blockIn, blocksOfPart, edgesFrom, edgesTo } from '../editor/read-flow.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export function neighborOf(flow: Flow, id: BlockId, direction: Direction): BlockId | null {
  const block = blockIn(flow, id);
  if (!block) return null;
  const along = {
    down: () => edgesFrom(id, block)[0]?.to,
    up: () => before(flow, id),
    left: () => sibling(flow, id, -1),
    right: () => sibling(flow, id, 1),
  }[direction]();
  return along ?? nearest(flow, id, direction);
}

/** The predecessor; the nearest if there are several. */
function before(flow: Flow, id: BlockId): BlockId | undefined {
  const sources = edgesTo(flow, id)
    .map(({ from }) => from)
    .filter((from) => from !== id);
  return sources.sort((one, other) => distance(flow, id, one) - distance(flow, id, other))[0];
}

/** The target of the next or previous branch of the same block. */
function sibling(flow: Flow, id: BlockId, step: 1 | -1): BlockId | undefined {
  const parent = before(flow, id);
  const block = parent === undefined ? undefined : blockIn(flow, parent);
  if (!parent || !block) return undefined;
  const targets = [...new Set(edgesFrom(parent, block).map(({ to }) => to))];
  return targets[targets.indexOf(id) + step];
}

function nearest(flow: Flow, id: BlockId, direction: Direction): BlockId | null {
  const here = pointOf(flow, id);
  const part = blockIn(flow, id)?.part ?? null;
  const isThere = (other: BlockId) => {
    const { x, y } = pointOf(flow, other);
    const [across, along] = [x - here.x, y - here.y];
    const sideways = direction === 'left' || direction === 'right';
    const ahead =
      direction === 'left' ? -across : direction === 'right' ? across : direction === 'up' ? -along : along;
    return ahead > 0 && ahead >= Math.abs(sideways ? along : across);
  };
  const there = blocksOfPart(flow, part)
    .map(([other]) => other)
    .filter((other) => other !== id && isThere(other));
  return there.sort((one, other) => distance(flow, id, one) - distance(flow, id, other))[0] ?? null;
}

function distance(flow: Flow, one: BlockId, other: BlockId): number {
  const [from, to] = [pointOf(flow, one), pointOf(flow, other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}
