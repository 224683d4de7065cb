/**
 * Routes an edge around the blocks: a simple path if nothing is in between, otherwise the shortest path with
 * few corners.
 */
import { PriorityQueue } from './priority-queue.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
type Side = 'bottom' | 'right' | 'top' | 'left';
export type EdgeEnd = Point & { side: Side };

/** The length of the first straight segment, and the clearance from other blocks. */
const LEAD = 20;
const CLEARANCE = 14;
/** A corner costs as much as a detour of this length. */
const CORNER = 40;
/** Blocks beyond this distance are ignored, and at most this many are considered. */
const REACH = 400;
const MAX_BOXES = 60;

/** The points of the path from end to end; null if no path avoids the blocks. */
export function routeEdge(source: EdgeEnd, target: EdgeEnd, boxes: readonly Box[]): Point[] | null {
  const near = nearest(source, target, boxes);
  const [from, to] = [lead(source), lead(target)];
  const simple = simplePaths(source, target, from, to).find((path) => isFree(path, near));
  const path = simple ?? around(source, target, from, to, near);
  return path && withoutStops(path);
}

const lead = ({ x, y, side }: EdgeEnd): Point => ({
  x: x + (side === 'right' ? LEAD : side === 'left' ? -LEAD : 0),
  y: y + (side === 'bottom' ? LEAD : side === 'top' ? -LEAD : 0),
});

function nearest(source: Point, target: Point, boxes: readonly Box[]): Box[] {
  const [left, right] = [Math.min(source.x, target.x) - REACH, Math.max(source.x, target.x) + REACH];
  const [top, bottom] = [Math.min(source.y, target.y) - REACH, Math.max(source.y, target.y) + REACH];
  const away = (box: Box) =>
    Math.abs(box.x + box.width / 2 - (source.x + target.x) / 2) +
    Math.abs(box.y + box.height / 2 - (source.y + target.y) / 2);
  const within = boxes.filter(
    (box) => box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top,
  );
  return within.length <= MAX_BOXES ? within : within.sort((a, b) => away(a) - away(b)).slice(0, MAX_BOXES);
}

/** The simple paths: one step halfway, or one corner. */
function simplePaths(source: EdgeEnd, target: EdgeEnd, from: Point, to: Point): Point[][] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (source.side === 'bottom' && target.side === 'top' && to.y >= from.y)
    return [[source, { x: source.x, y: middle.y }, { x: target.x, y: middle.y }, target]];
  if (source.side === 'right' && target.side === 'left' && to.x >= from.x)
    return [[source, { x: middle.x, y: source.y }, { x: middle.x, y: target.y }, target]];
  if (source.side === 'right' && target.side === 'top' && to.x >= from.x && to.y >= from.y)
    return [[source, { x: target.x, y: source.y }, target]];
  return [];
}

/** The blocks at the ends may be touched only where the edge starts and ends. */
function isFree(path: readonly Point[], boxes: readonly Box[]): boolean {
  return path.slice(1).every((end, at) => {
    const start = path[at] ?? end;
    const isEnd = at === 0 || at === path.length - 2;
    return !boxes.some((box) => crosses(start, end, box, isEnd ? -1 : CLEARANCE - 4));
  });
}

const crosses = (a: Point, b: Point, box: Box, margin: number): boolean =>
  Math.max(a.x, b.x) > box.x - margin &&
  Math.min(a.x, b.x) < box.x + box.width + margin &&
  Math.max(a.y, b.y) > box.y - margin &&
  Math.min(a.y, b.y) < box.y + box.height + margin;

/** The shortest path on a grid along the sides of the blocks. */
function around(
  source: EdgeEnd,
  target: EdgeEnd,
  from: Point,
  to: Point,
  boxes: readonly Box[],
): Point[] | null {
  const xs = ordered([
    from.x,
    to.x,
    ...boxes.flatMap((box) => [box.x - CLEARANCE, box.x + box.width + CLEARANCE]),
  ]);
  const ys = ordered([
    from.y,
    to.y,
    ...boxes.flatMap((box) => [box.y - CLEARANCE, box.y + box.height + CLEARANCE]),
  ]);
  const found = search(
    { xs, ys, isOpen: (a, b) => !boxes.some((box) => crosses(a, b, box, CLEARANCE - 4)) },
    from,
    to,
    source.side === 'right' ? 'x' : 'y',
    target.side === 'left' ? 'x' : 'y',
  );
  return found && [source, ...found, target];
}

const ordered = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

type Axis = 'x' | 'y';
type Grid = { xs: number[]; ys: number[]; isOpen: (a: Point, b: Point) => boolean };
type Step = { column: number; row: number; axis: Axis; cost: number; rank: number; before: Step | null };

function search(grid: Grid, from: Point, to: Point, leaves: Axis, arrives: Axis): Point[] | null {
  const { xs, ys, isOpen } = grid;
  const at = ({ column, row }: Pick<Step, 'column' | 'row'>): Point => ({
    x: xs[column] ?? 0,
    y: ys[row] ?? 0,
  });
  const goal = { column: xs.indexOf(to.x), row: ys.indexOf(to.y) };
  const rankOf = (cost: number, point: Point) => cost + Math.abs(point.x - to.x) + Math.abs(point.y - to.y);
  const open = new PriorityQueue<Step>();
  open.push({
    column: xs.indexOf(from.x),
    row: ys.indexOf(from.y),
    axis: leaves,
    cost: 0,
    rank: rankOf(0, from),
    before: null,
  });
  const done = new Set<number>();
  for (let step = open.pop(); step; step = open.pop()) {
    if (step.column === goal.column && step.row === goal.row) return pointsTo(step, at);
    const key = (step.row * xs.length + step.column) * 2 + (step.axis === 'x' ? 0 : 1);
    if (done.has(key)) continue;
    done.add(key);
    for (const [column, row, axis] of [
      [step.column + 1, step.row, 'x'],
      [step.column - 1, step.row, 'x'],
      [step.column, step.row + 1, 'y'],
      [step.column, step.row - 1, 'y'],
    ] as const) {
      if (column < 0 || row < 0 || column >= xs.length || row >= ys.length) continue;
      const [here, there] = [at(step), at({ column, row })];
      if (!isOpen(here, there)) continue;
      const isGoal = column === goal.column && row === goal.row;
      const corners = (axis === step.axis ? 0 : 1) + (isGoal && axis !== arrives ? 1 : 0);
      const cost = step.cost + Math.abs(there.x - here.x) + Math.abs(there.y - here.y) + corners * CORNER;
      open.push({ column, row, axis, cost, rank: rankOf(cost, there), before: step });
    }
  }
  return null;
}

function pointsTo(last: Step, at: (step: Step) => Point): Point[] {
  const points: Point[] = [];
  for (let step: Step | null = last; step; step = step.before) points.unshift(at(step));
  return points;
}

/** Removes points where the direction does not change. */
function withoutStops(path: readonly Point[]): Point[] {
  const apart = path.filter((point, at) => point.x !== path[at - 1]?.x || point.y !== path[at - 1]?.y);
  return apart.filter((point, at) => {
    const [before, after] = [apart[at - 1], apart[at + 1]];
    if (!before || !after) return true;
    const isStraight =
      (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isStraight;
  });
}
