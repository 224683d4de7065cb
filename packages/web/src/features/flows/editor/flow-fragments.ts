/**
 * A fragment of a flow, as a flow of its own: created by copy and inserted by paste, also into another app.
 */
import {
  type Block,
  type BlockId,
  FLOW_VERSION,
  type Flow,
  type Point,
  type ReusablePart,
} from '@parrot/contract/flows';
import { namesOf } from '../values/value-usages.ts';
import { pointOf } from './flow-changes.ts';
import { freeBlockId, freeId } from './new-block.ts';
import { blockIn, blocksOfPart } from './read-flow.ts';

type PasteResult = { flow: Flow; ids: BlockId[]; notes: string[] };
type Where = { part: string | null; by: Point };

/** Every flow needs a start block; that of a fragment is omitted on paste. */
const FRAGMENT_START = 'start-of-piece';

export function fragmentOf(flow: Flow, ids: readonly BlockId[], noteIds: readonly string[]): Flow {
  const chosen = ids.filter((id) => blockIn(flow, id) && blockIn(flow, id)?.type !== 'start');
  const parts = partsRunBy(flow, chosen);
  const withParts = [...chosen, ...parts.flatMap(({ id }) => blocksOfPart(flow, id).map(([of]) => of))];
  const included = new Set(withParts);
  const blocks: Flow['blocks'] = {
    [FRAGMENT_START]: { type: 'start', title: '', part: null, next: { done: chosen[0] ?? null } },
  };
  for (const id of withParts) {
    const block = blockIn(flow, id);
    if (!block) continue;
    const own = withEdgesAmong(block, included);
    blocks[id] = chosen.includes(id) ? { ...own, part: null } : own;
  }
  const usedValues = new Set(Object.values(blocks).flatMap((block) => [...namesOf(block)]));
  return {
    version: FLOW_VERSION,
    language: flow.language,
    start: FRAGMENT_START,
    blocks,
    parts,
    values: flow.values.filter(({ name }) => usedValues.has(name)),
    texts: {},
    places: Object.fromEntries(withParts.map((id) => [id, pointOf(flow, id)])),
    notes: flow.notes.filter(({ id }) => noteIds.includes(id)).map((note) => ({ ...note, part: null })),
  };
}

/** The upper left corner of the fragment. */
export function cornerOf(fragment: Flow): Point {
  const blocks = blocksOfPart(fragment, null).filter(([id]) => id !== fragment.start);
  const points = [...blocks.map(([id]) => pointOf(fragment, id)), ...fragment.notes];
  if (points.length === 0) return { x: 0, y: 0 };
  return { x: Math.min(...points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) };
}

/**
 * Inserts a fragment under new ids, with the parts and values it uses. Existing parts and values are
 * preserved.
 */
export function withFragment(flow: Flow, fragment: Flow, { part, by }: Where): PasteResult {
  const partNames = new Map<string, string>();
  const newParts: ReusablePart[] = [];
  for (const { id, ...rest } of fragment.parts) {
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
  for (const [id, block] of Object.entries(fragment.blocks)) {
    if (id === fragment.start || (block.part !== null && !isNew(block.part))) continue;
    const name = freeBlockId({ blocks }, block.type);
    names.set(id, name);
    blocks[name] = block;
  }
  const points = { ...flow.places };
  for (const [id, name] of names) {
    const block = fragment.blocks[id] as Block;
    blocks[name] = renamed(block, { names, partNames, part });
    const point = pointOf(fragment, id);
    points[name] = block.part === null ? { x: point.x + by.x, y: point.y + by.y } : point;
  }
  const notes = flow.notes.slice();
  for (const note of fragment.notes.filter((one) => one.part === null)) {
    const id = freeId('note', (taken) => notes.some((one) => one.id === taken));
    notes.push({ ...note, id, part, x: note.x + by.x, y: note.y + by.y });
  }
  const known = new Set(flow.values.map(({ name }) => name));
  return {
    flow: {
      ...flow,
      blocks,
      places: points,
      notes,
      parts: [
        ...flow.parts,
        ...newParts.map((one) => ({ ...one, start: names.get(one.start) ?? one.start })),
      ],
      values: [...flow.values, ...fragment.values.filter(({ name }) => !known.has(name))],
    },
    ids: [...names].filter(([id]) => fragment.blocks[id]?.part === null).map(([, name]) => name),
    notes: notes.slice(flow.notes.length).map(({ id }) => id),
  };
}

type Names = { names: Map<BlockId, BlockId>; partNames: Map<string, string>; part: string | null };

function renamed(block: Block, { names, partNames, part }: Names): Block {
  const next = Object.entries(block.next as Record<string, BlockId | null>).map(([branch, to]) => [
    branch,
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

function withEdgesAmong(block: Block, included: Set<BlockId>): Block {
  const next = Object.entries(block.next as Record<string, BlockId | null>);
  return {
    ...block,
    next: Object.fromEntries(next.map(([branch, to]) => [branch, to && included.has(to) ? to : null])),
  } as Block;
}

/** The parts that these blocks run, directly or through other parts. */
function partsRunBy(flow: Flow, ids: readonly BlockId[]): ReusablePart[] {
  const found = new Set<string>();
  const collect = (blockIds: readonly BlockId[]): void => {
    for (const id of blockIds) {
      const block = blockIn(flow, id);
      if (block?.type !== 'reusable-part' || !block.runs || found.has(block.runs)) continue;
      found.add(block.runs);
      collect(blocksOfPart(flow, block.runs).map(([of]) => of));
    }
  };
  collect(ids);
  return flow.parts.filter(({ id }) => found.has(id));
}
