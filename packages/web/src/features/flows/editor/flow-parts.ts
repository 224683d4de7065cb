/** Reusable parts: extracted from existing blocks, renamed, removed. */
import { LIMITS } from '@parrot/contract/core';
import type { Block, BlockId, Flow, Point } from '@parrot/contract/flows';
import { pointOf, ROW_PITCH, withConnection, withoutBlocks, withTarget } from './flow-changes.ts';
import { freeBlockId, freeId, newBlock } from './new-block.ts';
import { blockIn, blocksOfPart, edgesFrom, type GraphEdge } from './read-flow.ts';

/** A part has one entry and one exit; blocks with several of either can't become one. */
export type PartRefusal = 'nothingChosen' | 'severalWaysIn' | 'severalWaysOn' | 'tooMany';
type ExtractResult = { flow: Flow; part: string } | { refusal: PartRefusal };

export function extractPart(flow: Flow, name: string, ids: readonly BlockId[]): ExtractResult {
  const chosen = ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start');
  const first = chosen[0] === undefined ? undefined : blockIn(flow, chosen[0]);
  if (!first) return { refusal: 'nothingChosen' };
  if (flow.parts.length >= LIMITS.flowParts) return { refusal: 'tooMany' };
  const inside = new Set(chosen);
  const edges = Object.entries(flow.blocks).flatMap(([id, block]) => edgesFrom(id, block));
  const edgesIn = edges.filter(({ from, to }) => !inside.has(from) && inside.has(to));
  const edgesOut = edges.filter(({ from, to }) => inside.has(from) && !inside.has(to));
  const entries = new Set(edgesIn.map(({ to }) => to));
  const targets = new Set(edgesOut.map(({ to }) => to));
  if (entries.size > 1) return { refusal: 'severalWaysIn' };
  if (targets.size > 1) return { refusal: 'severalWaysOn' };
  const part = freeId('part', (id) => flow.parts.some((own) => own.id === id));
  const entry = [...entries][0] ?? topmost(flow, chosen);
  return {
    part,
    flow: moveIntoPart(flow, { part, name, chosen, entry, target: [...targets][0], edgesIn, edgesOut }),
  };
}

type Move = {
  part: string;
  name: string;
  chosen: BlockId[];
  entry: BlockId;
  target: BlockId | undefined;
  edgesIn: GraphEdge[];
  edgesOut: GraphEdge[];
};

function moveIntoPart(flow: Flow, { part, name, chosen, entry, target, edgesIn, edgesOut }: Move): Flow {
  const outer = blockIn(flow, entry)?.part ?? null;
  const blocks = { ...flow.blocks };
  for (const id of chosen) blocks[id] = { ...(blocks[id] as Block), part };
  const add = (block: Block): BlockId => {
    const id = freeBlockId({ blocks }, block.type);
    blocks[id] = block;
    return id;
  };
  const caller = add({
    ...newBlock('reusable-part', { flow, part: outer }),
    runs: part,
    title: '',
    next: { done: target ?? null },
  } as Block);
  const start = add({ ...newBlock('start', { flow, part }), next: { done: entry } } as Block);
  const points = { ...flow.places, [caller]: pointOf(flow, entry), [start]: above(pointOf(flow, entry)) };
  // The part ends where the blocks led to others.
  if (edgesOut.length > 0) {
    const end = add(newBlock('end', { flow, part }));
    const lowest = Math.max(...chosen.map((id) => pointOf(flow, id).y));
    points[end] = { x: pointOf(flow, entry).x + PILL_INSET, y: lowest + ROW_PITCH };
    for (const { from, branch } of edgesOut) blocks[from] = withTarget(blocks[from] as Block, branch, end);
  }
  let made: Flow = { ...flow, blocks, places: points, parts: [...flow.parts, { id: part, name, start }] };
  for (const { from, branch } of edgesIn) made = withConnection(made, { blockId: from, branch }, caller);
  return made;
}

export const withPartNamed = (flow: Flow, id: string, name: string): Flow => ({
  ...flow,
  parts: flow.parts.map((part) => (part.id === id ? { ...part, name } : part)),
});

export function withoutPart(flow: Flow, id: string): Flow {
  const of = blocksOfPart(flow, id).map(([block]) => block);
  const start = flow.parts.find((part) => part.id === id)?.start;
  const { blocks, places: points } = withoutBlocks(flow, of);
  const gone = new Set(start ? [start] : []);
  return {
    ...flow,
    parts: flow.parts.filter((part) => part.id !== id),
    notes: flow.notes.filter(({ part }) => part !== id),
    places: Object.fromEntries(Object.entries(points).filter(([block]) => !gone.has(block))),
    blocks: Object.fromEntries(
      Object.entries(blocks)
        .filter(([block]) => !gone.has(block))
        .map(([at, block]) => [
          at,
          block.type === 'reusable-part' && block.runs === id ? { ...block, runs: null } : block,
        ]),
    ),
  };
}

/** Start and end are narrower than other blocks. */
const PILL_INSET = 48;
const above = ({ x, y }: Point): Point => ({ x: x + PILL_INSET, y: y - ROW_PITCH });

const topmost = (flow: Flow, ids: BlockId[]): BlockId =>
  ids.reduce((top, id) => (pointOf(flow, id).y < pointOf(flow, top).y ? id : top));
