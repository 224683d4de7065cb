/** A piece of a flow, as a flow of its own: what copy takes along, and how paste puts it in, also into another app. */
import {
  type Block,
  type BlockId,
  FLOW_VERSION,
  type Flow,
  type Point,
  type ReusablePart,
} from '@parrot/contract/flows';
import { namesOf } from '../values/value-usages.ts';
import { placeOf } from './flow-changes.ts';
import { freeBlockId, freeId } from './new-block.ts';
import { blockIn, blocksOfPart } from './read-flow.ts';

type Pasted = { flow: Flow; ids: BlockId[]; notes: string[] };
type Where = { part: string | null; by: Point };

/** Every flow begins with a start block, a piece too; it is left out again when it is put in. */
const PIECE_START = 'start-of-piece';

export function pieceOf(flow: Flow, ids: readonly BlockId[], noteIds: readonly string[]): Flow {
  const chosen = ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start');
  const parts = partsRunBy(flow, chosen);
  const withParts = [...chosen, ...parts.flatMap(({ id }) => blocksOfPart(flow, id).map(([of]) => of))];
  const kept = new Set(withParts);
  const blocks: Flow['blocks'] = {
    [PIECE_START]: { type: 'start', title: '', part: null, next: { done: chosen[0] ?? null } },
  };
  for (const id of withParts) {
    const block = blockIn(flow, id);
    if (!block) continue;
    const own = withLinesAmong(block, kept);
    blocks[id] = chosen.includes(id) ? { ...own, part: null } : own;
  }
  const spokenOf = new Set(Object.values(blocks).flatMap((block) => [...namesOf(block)]));
  return {
    version: FLOW_VERSION,
    language: flow.language,
    start: PIECE_START,
    blocks,
    parts,
    values: flow.values.filter(({ name }) => spokenOf.has(name)),
    texts: {},
    places: Object.fromEntries(withParts.map((id) => [id, placeOf(flow, id)])),
    notes: flow.notes.filter(({ id }) => noteIds.includes(id)).map((note) => ({ ...note, part: null })),
  };
}

/** The upper left corner of what lies on the canvas. */
export function cornerOf(piece: Flow): Point {
  const blocks = blocksOfPart(piece, null).filter(([id]) => id !== piece.start);
  const places = [...blocks.map(([id]) => placeOf(piece, id)), ...piece.notes];
  if (places.length === 0) return { x: 0, y: 0 };
  return { x: Math.min(...places.map(({ x }) => x)), y: Math.min(...places.map(({ y }) => y)) };
}

/** Under ids of its own, with the parts it runs and the values it speaks of. What the flow has already stays as it is. */
export function pasted(flow: Flow, piece: Flow, { part, by }: Where): Pasted {
  const partNames = new Map<string, string>();
  const newParts: ReusablePart[] = [];
  for (const { id, ...rest } of piece.parts) {
    const isHere = flow.parts.some(
      (own) => own.id === id && own.name === rest.name && own.start === rest.start,
    );
    const name = isHere
      ? id
      : freeId('part', (taken) => [...flow.parts, ...newParts].some((own) => own.id === taken));
    partNames.set(id, name);
    if (!isHere) newParts.push({ id: name, ...rest });
  }
  const isNew = (of: string) => newParts.some(({ id }) => id === partNames.get(of));
  const names = new Map<BlockId, BlockId>();
  const blocks = { ...flow.blocks };
  for (const [id, block] of Object.entries(piece.blocks)) {
    if (id === piece.start || (block.part !== null && !isNew(block.part))) continue;
    const name = freeBlockId({ blocks }, block.type);
    names.set(id, name);
    blocks[name] = block;
  }
  const places = { ...flow.places };
  for (const [id, name] of names) {
    const block = piece.blocks[id] as Block;
    blocks[name] = renamed(block, { names, partNames, part });
    const place = placeOf(piece, id);
    places[name] = block.part === null ? { x: place.x + by.x, y: place.y + by.y } : place;
  }
  const notes = flow.notes.slice();
  for (const note of piece.notes.filter((one) => one.part === null)) {
    const id = freeId('note', (taken) => notes.some((one) => one.id === taken));
    notes.push({ ...note, id, part, x: note.x + by.x, y: note.y + by.y });
  }
  const known = new Set(flow.values.map(({ name }) => name));
  return {
    flow: {
      ...flow,
      blocks,
      places,
      notes,
      parts: [
        ...flow.parts,
        ...newParts.map((one) => ({ ...one, start: names.get(one.start) ?? one.start })),
      ],
      values: [...flow.values, ...piece.values.filter(({ name }) => !known.has(name))],
    },
    ids: [...names].filter(([id]) => piece.blocks[id]?.part === null).map(([, name]) => name),
    notes: notes.slice(flow.notes.length).map(({ id }) => id),
  };
}

type Names = { names: Map<BlockId, BlockId>; partNames: Map<string, string>; part: string | null };

function renamed(block: Block, { names, partNames, part }: Names): Block {
  const next = Object.entries(block.next as Record<string, BlockId | null>).map(([way, to]) => [
    way,
    to && (names.get(to) ?? null),
  ]);
  const own = {
    ...block,
    part: block.part === null ? part : (partNames.get(block.part) ?? block.part),
    next: Object.fromEntries(next),
  } as Block;
  return own.type === 'reusable-part' && own.runs
    ? { ...own, runs: partNames.get(own.runs) ?? own.runs }
    : own;
}

function withLinesAmong(block: Block, kept: Set<BlockId>): Block {
  const next = Object.entries(block.next as Record<string, BlockId | null>);
  return {
    ...block,
    next: Object.fromEntries(next.map(([way, to]) => [way, to && kept.has(to) ? to : null])),
  } as Block;
}

/** The parts that these blocks run, and those that run within them. */
function partsRunBy(flow: Flow, ids: readonly BlockId[]): ReusablePart[] {
  const found = new Set<string>();
  const look = (blockIds: readonly BlockId[]): void => {
    for (const id of blockIds) {
      const block = blockIn(flow, id);
      if (block?.type !== 'reusable-part' || !block.runs || found.has(block.runs)) continue;
      found.add(block.runs);
      look(blocksOfPart(flow, block.runs).map(([of]) => of));
    }
  };
  look(ids);
  return flow.parts.filter(({ id }) => found.has(id));
}
