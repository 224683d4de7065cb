/**
 * Positions of a recipe's blocks: each below its predecessors, with blocks of equal distance from the start
 * side by side.
 */
import type { Block, Flow } from '@parrot/contract/flows';
import type { RecipeBlocks } from './block-builders.ts';

const COLUMN = 292;
const ROW = 148;
/** Outputs that do not fit side by side are stacked. */
const OUTPUT_HEIGHT = 26;
const MAX_SIDE_BY_SIDE = 3;

export function layOutBlocks({ blocks, parts = [] }: RecipeBlocks, start: string): Flow['places'] {
  return Object.assign(
    {},
    ...[start, ...parts.map((part) => part.start)].map((id) => layOutFrom(blocks, id)),
  );
}

function layOutFrom(blocks: Record<string, Block>, start: string): Flow['places'] {
  const depths = new Map<string, number>();
  /** As deep as the longest path; paths that lead back up do not count. */
  const visit = (id: string, depth: number, above: readonly string[]): void => {
    if (above.includes(id) || (depths.get(id) ?? -1) >= depth) return;
    depths.set(id, depth);
    for (const next of targetsOf(blocks[id])) visit(next, depth + 1, [...above, id]);
  };
  visit(start, 0, []);

  const rows = new Map<number, string[]>();
  for (const [id, depth] of depths) rows.set(depth, [...(rows.get(depth) ?? []), id]);
  const points: Flow['places'] = {};
  let y = 0;
  for (const [, ids] of [...rows].sort(([one], [other]) => one - other)) {
    for (const [index, id] of ids.entries())
      points[id] = { x: Math.round((index - (ids.length - 1) / 2) * COLUMN), y };
    y += ROW + Math.max(...ids.map((id) => stackedOutputs(blocks[id]))) * OUTPUT_HEIGHT;
  }
  return points;
}

const stackedOutputs = (block: Block | undefined): number => {
  const outputs = Object.keys(block?.next ?? {}).length;
  return block?.type === 'hand-over' || outputs > MAX_SIDE_BY_SIDE ? outputs - 1 : 0;
};

const targetsOf = (block: Block | undefined): string[] =>
  Object.values((block?.next ?? {}) as Record<string, string | null>).filter((to) => to !== null);
