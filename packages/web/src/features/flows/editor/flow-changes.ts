/**
 * The changes on the canvas, each a function from flow to flow. They preserve the invariants: no edges
 * between parts, and always a start.
 */
import type { Block, BlockId, BlockType, Flow, Point } from '@parrot/contract/flows';
import { branchesOf, mainBranchOf } from './block-branches.ts';
import { freeBlockId, newBlock } from './new-block.ts';
import { blockIn, blocksOfPart, edgesFrom, targetOf } from './read-flow.ts';

/** The distance between rows and columns. */
export const ROW_PITCH = 150;
const COLUMN_PITCH = 292;

export type BranchRef = { blockId: BlockId; branch: string };
type NewBlock = { flow: Flow; id: BlockId };

export const withTarget = (block: Block, branch: string, to: BlockId | null): Block =>
  ({ ...block, next: { ...block.next, [branch]: to } }) as Block;

export function withBlock(flow: Flow, id: BlockId, change: (block: Block) => Block): Flow {
  const block = blockIn(flow, id);
  if (!block) return flow;
  const changed = change(block);
  return changed === block ? flow : { ...flow, blocks: { ...flow.blocks, [id]: changed } };
}

/** A block added after a branch is inserted between the branch and its target. */
export function withNewBlock(
  flow: Flow,
  {
    type,
    part,
    point,
    after,
  }: { type: BlockType; part: string | null; point: Point | null; after?: BranchRef | undefined },
): NewBlock {
  const id = freeBlockId(flow, type);
  const before = after && blockIn(flow, after.blockId);
  const ledTo = before && after ? targetOf(before, after.branch) : null;
  let block = newBlock(type, { flow, part });
  const main = mainBranchOf(block);
  if (ledTo && main) block = withTarget(block, main, ledTo);
  const between =
    point === null && after && ledTo && main ? makeSpaceBetween(flow, after.blockId, ledTo) : null;
  const withIt: Flow = {
    ...flow,
    blocks: { ...flow.blocks, [id]: block },
    places: between
      ? { ...flow.places, ...between.points, [id]: between.at }
      : { ...flow.places, [id]: point ?? pointFor(flow, part, after) },
  };
  return { id, flow: after ? withConnection(withIt, after, id) : withIt };
}

export function withConnection(flow: Flow, { blockId, branch }: BranchRef, to: BlockId): Flow {
  if (!mayConnect(flow, blockId, to)) return flow;
  return withBlock(flow, blockId, (block) => withTarget(block, branch, to));
}

export function mayConnect(flow: Flow, from: BlockId, to: BlockId): boolean {
  const [source, target] = [blockIn(flow, from), blockIn(flow, to)];
  return Boolean(source && target && target.type !== 'start' && source.part === target.part);
}

export const withoutConnection = (flow: Flow, { blockId, branch }: BranchRef): Flow =>
  withBlock(flow, blockId, (block) => withTarget(block, branch, null));

/** Removes blocks. Where a removed block had a single branch, its predecessors connect to its target. */
export function withoutBlocks(flow: Flow, ids: readonly BlockId[]): Flow {
  const removed = new Set(ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start'));
  if (removed.size === 0) return flow;
  const next = (id: BlockId, seen: BlockId[] = []): BlockId | null => {
    if (!removed.has(id)) return id;
    const block = blockIn(flow, id);
    if (!block || seen.includes(id)) return null;
    const branches = branchesOf(block);
    const to = branches.length === 1 && branches[0] ? targetOf(block, branches[0]) : null;
    return to && next(to, [...seen, id]);
  };
  const blocks: Flow['blocks'] = {};
  for (const [id, block] of Object.entries(flow.blocks)) {
    if (removed.has(id)) continue;
    blocks[id] = Object.values(block.next as Record<string, BlockId | null>).some(
      (to) => to && removed.has(to),
    )
      ? bypassRemoved(block, next)
      : block;
  }
  return { ...flow, blocks, places: withoutKeys(flow.places, removed) };
}

function bypassRemoved(block: Block, next: (id: BlockId) => BlockId | null): Block {
  const branches = Object.entries(block.next as Record<string, BlockId | null>);
  return {
    ...block,
    next: Object.fromEntries(branches.map(([branch, to]) => [branch, to && next(to)])),
  } as Block;
}

export function withMovedBlocks(flow: Flow, points: Flow['places']): Flow {
  return { ...flow, places: { ...flow.places, ...points } };
}

/** Inserts a row: the new block takes the target's point, and the target and its successors move down. */
function makeSpaceBetween(
  flow: Flow,
  from: BlockId,
  to: BlockId,
): { at: Point; points: Flow['places'] } | null {
  const at = pointOf(flow, to);
  if (at.y <= pointOf(flow, from).y) return null;
  const down: Flow['places'] = {};
  const push = (id: BlockId): void => {
    const block = blockIn(flow, id);
    const point = pointOf(flow, id);
    if (!block || Object.hasOwn(down, id) || point.y < at.y || id === from) return;
    down[id] = { x: point.x, y: point.y + ROW_PITCH };
    for (const edge of edgesFrom(id, block)) push(edge.to);
  };
  push(to);
  return { at, points: down };
}

/** Below the predecessor, otherwise below all blocks. */
function pointFor(flow: Flow, part: string | null, after?: BranchRef): Point {
  const from = after && flow.places[after.blockId];
  const block = after && blockIn(flow, after.blockId);
  if (from && block) {
    const column = Math.max(0, branchesOf(block).indexOf(after.branch));
    return freePoint(flow, part, { x: from.x + column * COLUMN_PITCH, y: from.y + ROW_PITCH });
  }
  const points = blocksOfPart(flow, part).map(([id]) => pointOf(flow, id));
  const lowest = Math.max(0, ...points.map(({ y }) => y));
  return { x: points[0]?.x ?? 0, y: points.length > 0 ? lowest + ROW_PITCH : 0 };
}

/** The point itself, or the next free one to its right. */
export function freePoint(flow: Flow, part: string | null, { x, y }: Point): Point {
  const taken = blocksOfPart(flow, part).map(([id]) => pointOf(flow, id));
  const isTaken = (at: number) =>
    taken.some((one) => Math.abs(one.x - at) < COLUMN_PITCH - 40 && Math.abs(one.y - y) < ROW_PITCH - 40);
  let free = x;
  while (isTaken(free)) free += COLUMN_PITCH;
  return { x: free, y };
}

/** The point of a block without one is the origin. */
export const pointOf = (flow: Flow, id: BlockId): Point =>
  (Object.hasOwn(flow.places, id) && flow.places[id]) || { x: 0, y: 0 };

/** The branch that a new block is connected to when only the predecessor is selected. */
export function openBranchOf(flow: Flow, id: BlockId): string | undefined {
  const block = blockIn(flow, id);
  if (!block) return undefined;
  return branchesOf(block).find((branch) => !targetOf(block, branch)) ?? mainBranchOf(block);
}

const withoutKeys = <Entry>(record: Record<string, Entry>, removed: Set<string>): Record<string, Entry> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !removed.has(id)));
