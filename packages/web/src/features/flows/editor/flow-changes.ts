/** The changes one makes on the canvas, each from a flow to a flow. What must not be (lines between parts, a flow without start) can't come of them. */
import type { Block, BlockId, BlockType, Flow, Point } from '@parrot/contract/flows';
import { mainWayOf, waysOutOf } from './block-branches.ts';
import { freeBlockId, newBlock } from './new-block.ts';
import { blockIn, blocksOfPart, linesFrom, targetOf } from './read-flow.ts';

/** From one block to the next below, and beside. */
export const ROW_PITCH = 150;
const COLUMN_PITCH = 292;

export type After = { blockId: BlockId; branch: string };
type Added = { flow: Flow; id: BlockId };

export const withTarget = (block: Block, branch: string, to: BlockId | null): Block =>
  ({ ...block, next: { ...block.next, [branch]: to } }) as Block;

export function withBlock(flow: Flow, id: BlockId, change: (block: Block) => Block): Flow {
  const block = blockIn(flow, id);
  if (!block) return flow;
  const changed = change(block);
  return changed === block ? flow : { ...flow, blocks: { ...flow.blocks, [id]: changed } };
}

/** Put behind a way out, the new block stands between it and where it led. */
export function added(
  flow: Flow,
  {
    type,
    part,
    place,
    after,
  }: { type: BlockType; part: string | null; place: Point | null; after?: After | undefined },
): Added {
  const id = freeBlockId(flow, type);
  const before = after && blockIn(flow, after.blockId);
  const ledTo = before && after ? targetOf(before, after.branch) : null;
  let block = newBlock(type, { flow, part });
  const main = mainWayOf(block);
  if (ledTo && main) block = withTarget(block, main, ledTo);
  const between = place === null && after && ledTo && main ? roomBetween(flow, after.blockId, ledTo) : null;
  const withIt: Flow = {
    ...flow,
    blocks: { ...flow.blocks, [id]: block },
    places: between
      ? { ...flow.places, ...between.places, [id]: between.at }
      : { ...flow.places, [id]: place ?? placeFor(flow, part, after) },
  };
  return { id, flow: after ? connected(withIt, after, id) : withIt };
}

export function connected(flow: Flow, { blockId, branch }: After, to: BlockId): Flow {
  if (!mayConnect(flow, blockId, to)) return flow;
  return withBlock(flow, blockId, (block) => withTarget(block, branch, to));
}

export function mayConnect(flow: Flow, from: BlockId, to: BlockId): boolean {
  const [source, target] = [blockIn(flow, from), blockIn(flow, to)];
  return Boolean(source && target && target.type !== 'start' && source.part === target.part);
}

export const disconnected = (flow: Flow, { blockId, branch }: After): Flow =>
  withBlock(flow, blockId, (block) => withTarget(block, branch, null));

/** Without these blocks. Where one had a single way out, those before it lead on to the one behind it. */
export function without(flow: Flow, ids: readonly BlockId[]): Flow {
  const gone = new Set(ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start'));
  if (gone.size === 0) return flow;
  const next = (id: BlockId, seen: BlockId[] = []): BlockId | null => {
    if (!gone.has(id)) return id;
    const block = blockIn(flow, id);
    if (!block || seen.includes(id)) return null;
    const ways = waysOutOf(block);
    const to = ways.length === 1 && ways[0] ? targetOf(block, ways[0]) : null;
    return to && next(to, [...seen, id]);
  };
  const blocks: Flow['blocks'] = {};
  for (const [id, block] of Object.entries(flow.blocks)) {
    if (gone.has(id)) continue;
    blocks[id] = Object.values(block.next as Record<string, BlockId | null>).some((to) => to && gone.has(to))
      ? healed(block, next)
      : block;
  }
  return { ...flow, blocks, places: withoutKeys(flow.places, gone) };
}

function healed(block: Block, next: (id: BlockId) => BlockId | null): Block {
  const ways = Object.entries(block.next as Record<string, BlockId | null>);
  return { ...block, next: Object.fromEntries(ways.map(([way, to]) => [way, to && next(to)])) } as Block;
}

export function moved(flow: Flow, places: Flow['places']): Flow {
  return { ...flow, places: { ...flow.places, ...places } };
}

/** Where a block goes that is put between two: in the place of the lower one, which moves down with all that follows. */
function roomBetween(flow: Flow, from: BlockId, to: BlockId): { at: Point; places: Flow['places'] } | null {
  const at = placeOf(flow, to);
  if (at.y <= placeOf(flow, from).y) return null;
  const down: Flow['places'] = {};
  const push = (id: BlockId): void => {
    const block = blockIn(flow, id);
    const place = placeOf(flow, id);
    if (!block || Object.hasOwn(down, id) || place.y < at.y || id === from) return;
    down[id] = { x: place.x, y: place.y + ROW_PITCH };
    for (const line of linesFrom(id, block)) push(line.to);
  };
  push(to);
  return { at, places: down };
}

/** Below the block it follows; else below everything. */
function placeFor(flow: Flow, part: string | null, after?: After): Point {
  const from = after && flow.places[after.blockId];
  const block = after && blockIn(flow, after.blockId);
  if (from && block) {
    const column = Math.max(0, waysOutOf(block).indexOf(after.branch));
    return freePlace(flow, part, { x: from.x + column * COLUMN_PITCH, y: from.y + ROW_PITCH });
  }
  const places = blocksOfPart(flow, part).map(([id]) => placeOf(flow, id));
  const lowest = Math.max(0, ...places.map(({ y }) => y));
  return { x: places[0]?.x ?? 0, y: places.length > 0 ? lowest + ROW_PITCH : 0 };
}

/** The place itself, or the next one to its right where nothing lies yet. */
export function freePlace(flow: Flow, part: string | null, { x, y }: Point): Point {
  const taken = blocksOfPart(flow, part).map(([id]) => placeOf(flow, id));
  const isTaken = (at: number) =>
    taken.some((one) => Math.abs(one.x - at) < COLUMN_PITCH - 40 && Math.abs(one.y - y) < ROW_PITCH - 40);
  let free = x;
  while (isTaken(free)) free += COLUMN_PITCH;
  return { x: free, y };
}

/** Where a block is that nobody has placed yet. */
export const placeOf = (flow: Flow, id: BlockId): Point =>
  (Object.hasOwn(flow.places, id) && flow.places[id]) || { x: 0, y: 0 };

/** The way out that a new block should hang on, when the block before it was chosen and nothing else said. */
export function openWayOf(flow: Flow, id: BlockId): string | undefined {
  const block = blockIn(flow, id);
  if (!block) return undefined;
  return waysOutOf(block).find((branch) => !targetOf(block, branch)) ?? mainWayOf(block);
}

const withoutKeys = <Entry>(record: Record<string, Entry>, gone: Set<string>): Record<string, Entry> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !gone.has(id)));
