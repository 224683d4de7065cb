/** Where the blocks of a recipe stand: what follows stands below, what stands side by side is as far from the start. */
import type { Block, Flow } from '@parrot/contract/flows';
import type { Drawn } from './block-builders.ts';

const COLUMN = 292;
const ROW = 148;
/** Ways out that do not fit beside each other stand one below the other. */
const WAY = 26;
const BESIDE = 3;

export function placesOf({ blocks, parts = [] }: Drawn, start: string): Flow['places'] {
  return Object.assign(
    {},
    ...[start, ...parts.map((part) => part.start)].map((id) => placesFrom(blocks, id)),
  );
}

function placesFrom(blocks: Record<string, Block>, start: string): Flow['places'] {
  const depths = new Map<string, number>();
  /** As far down as the longest way leads; a way that leads back up counts for nothing. */
  const visit = (id: string, depth: number, above: readonly string[]): void => {
    if (above.includes(id) || (depths.get(id) ?? -1) >= depth) return;
    depths.set(id, depth);
    for (const next of targetsOf(blocks[id])) visit(next, depth + 1, [...above, id]);
  };
  visit(start, 0, []);

  const rows = new Map<number, string[]>();
  for (const [id, depth] of depths) rows.set(depth, [...(rows.get(depth) ?? []), id]);
  const places: Flow['places'] = {};
  let y = 0;
  for (const [, ids] of [...rows].sort(([one], [other]) => one - other)) {
    for (const [at, id] of ids.entries())
      places[id] = { x: Math.round((at - (ids.length - 1) / 2) * COLUMN), y };
    y += ROW + Math.max(...ids.map((id) => belowEachOther(blocks[id]))) * WAY;
  }
  return places;
}

const belowEachOther = (block: Block | undefined): number => {
  const ways = Object.keys(block?.next ?? {}).length;
  return block?.type === 'hand-over' || ways > BESIDE ? ways - 1 : 0;
};

const targetsOf = (block: Block | undefined): string[] =>
  Object.values((block?.next ?? {}) as Record<string, string | null>).filter((to) => to !== null);
