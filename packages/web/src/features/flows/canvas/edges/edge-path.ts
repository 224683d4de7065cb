/** The SVG path of an edge with rounded corners, and its midpoint. */
import type { Point } from './route-edge.ts';

const RADIUS = 10;

export function edgePath(path: readonly Point[]): string {
  return path
    .map((point, at) => {
      const [before, after] = [path[at - 1], path[at + 1]];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      const [start, end] = [towards(point, before, radius), towards(point, after, radius)];
      return `L ${start.x} ${start.y} Q ${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join(' ');
}

/** The middle of the longest segment, where a button fits. */
export function middleOfPath(path: readonly Point[]): Point {
  const pieces = path.slice(1).map((end, at) => ({ start: path[at] ?? end, end }));
  const longest = pieces.reduce((best, piece) =>
    distance(piece.start, piece.end) > distance(best.start, best.end) ? piece : best,
  );
  return { x: (longest.start.x + longest.end.x) / 2, y: (longest.start.y + longest.end.y) / 2 };
}

const distance = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const towards = (from: Point, to: Point, length: number): Point => ({
  x: from.x + Math.sign(to.x - from.x) * length,
  y: from.y + Math.sign(to.y - from.y) * length,
});
