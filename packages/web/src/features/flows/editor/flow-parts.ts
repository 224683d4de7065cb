/** Reusable parts: made of blocks that are there, renamed, taken away. */
import { LIMITS } from '@parrot/contract/core';
import type { Block, BlockId, Flow, Point } from '@parrot/contract/flows';
import { connected, placeOf, ROW_PITCH, without, withTarget } from './flow-changes.ts';
import { freeBlockId, freeId, newBlock } from './new-block.ts';
import { blockIn, blocksOfPart, type Line, linesFrom } from './read-flow.ts';

/** A part has one way in and one way on; blocks with several of either can't become one. */
export type PartRefusal = 'nothingChosen' | 'severalWaysIn' | 'severalWaysOn' | 'tooMany';
type Made = { flow: Flow; part: string } | { refusal: PartRefusal };

export function partOf(flow: Flow, name: string, ids: readonly BlockId[]): Made {
  const chosen = ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start');
  const first = chosen[0] === undefined ? undefined : blockIn(flow, chosen[0]);
  if (!first) return { refusal: 'nothingChosen' };
  if (flow.parts.length >= LIMITS.flowParts) return { refusal: 'tooMany' };
  const inside = new Set(chosen);
  const lines = Object.entries(flow.blocks).flatMap(([id, block]) => linesFrom(id, block));
  const waysIn = lines.filter(({ from, to }) => !inside.has(from) && inside.has(to));
  const waysOn = lines.filter(({ from, to }) => inside.has(from) && !inside.has(to));
  const entries = new Set(waysIn.map(({ to }) => to));
  const goals = new Set(waysOn.map(({ to }) => to));
  if (entries.size > 1) return { refusal: 'severalWaysIn' };
  if (goals.size > 1) return { refusal: 'severalWaysOn' };
  const part = freeId('part', (id) => flow.parts.some((own) => own.id === id));
  const entry = [...entries][0] ?? topmost(flow, chosen);
  return { part, flow: movedInto(flow, { part, name, chosen, entry, goal: [...goals][0], waysIn, waysOn }) };
}

type Move = {
  part: string;
  name: string;
  chosen: BlockId[];
  entry: BlockId;
  goal: BlockId | undefined;
  waysIn: Line[];
  waysOn: Line[];
};

function movedInto(flow: Flow, { part, name, chosen, entry, goal, waysIn, waysOn }: Move): Flow {
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
    next: { done: goal ?? null },
  } as Block);
  const start = add({ ...newBlock('start', { flow, part }), next: { done: entry } } as Block);
  const places = { ...flow.places, [caller]: placeOf(flow, entry), [start]: above(placeOf(flow, entry)) };
  // Where the blocks led on, the part now ends.
  if (waysOn.length > 0) {
    const end = add(newBlock('end', { flow, part }));
    const lowest = Math.max(...chosen.map((id) => placeOf(flow, id).y));
    places[end] = { x: placeOf(flow, entry).x + PILL_INSET, y: lowest + ROW_PITCH };
    for (const { from, branch } of waysOn) blocks[from] = withTarget(blocks[from] as Block, branch, end);
  }
  let made: Flow = { ...flow, blocks, places, parts: [...flow.parts, { id: part, name, start }] };
  for (const { from, branch } of waysIn) made = connected(made, { blockId: from, branch }, caller);
  return made;
}

export const withPartNamed = (flow: Flow, id: string, name: string): Flow => ({
  ...flow,
  parts: flow.parts.map((part) => (part.id === id ? { ...part, name } : part)),
});

export function withoutPart(flow: Flow, id: string): Flow {
  const of = blocksOfPart(flow, id).map(([block]) => block);
  const start = flow.parts.find((part) => part.id === id)?.start;
  const { blocks, places } = without(flow, of);
  const gone = new Set(start ? [start] : []);
  return {
    ...flow,
    parts: flow.parts.filter((part) => part.id !== id),
    notes: flow.notes.filter(({ part }) => part !== id),
    places: Object.fromEntries(Object.entries(places).filter(([block]) => !gone.has(block))),
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
  ids.reduce((top, id) => (placeOf(flow, id).y < placeOf(flow, top).y ? id : top));
