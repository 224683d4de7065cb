/**
 * Where blocks are shown. A block whose text makes it taller than usual moves the ones below it down, so that
 * none is covered; their stored points stay until the user moves something.
 */
import type { Point } from '@parrot/contract/flows';

export type PlacedBlock = {
  id: string;
  point: Point;
  width: number;
  /** As it is shown. */
  height: number;
  /** With a summary of two lines, for which points are chosen. */
  usualHeight: number;
};

/** The gap that a moved block has above it, unless its own was smaller. */
const GAP = 32;

export function resolveOverlaps(blocks: readonly PlacedBlock[]): Map<string, Point> {
  const shown = new Map<string, Point>();
  const above: PlacedBlock[] = [];
  for (const block of [...blocks].sort((one, other) => one.point.y - other.point.y)) {
    let { y } = block.point;
    for (const other of above) {
      const gap = block.point.y - (other.point.y + other.usualHeight);
      if (gap < 0 || !isInColumn(block, other)) continue;
      const otherY = shown.get(other.id)?.y ?? other.point.y;
      y = Math.max(y, otherY + Math.max(other.height, other.usualHeight) + Math.min(gap, GAP));
    }
    shown.set(block.id, y === block.point.y ? block.point : { x: block.point.x, y: Math.round(y) });
    above.push(block);
  }
  return shown;
}

const isInColumn = (one: PlacedBlock, other: PlacedBlock): boolean =>
  one.point.x < other.point.x + other.width && other.point.x < one.point.x + one.width;
