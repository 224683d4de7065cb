import { describe, expect, test } from 'vitest';
import { type Box, type EdgeEnd, type Point, routeEdge } from './route-edge.ts';

const block = (x: number, y: number): Box => ({ x, y, width: 232, height: 90 });
const below = ({ x, y, width, height }: Box): EdgeEnd => ({
  x: x + width / 2,
  y: y + height,
  side: 'bottom',
});
const above = ({ x, y, width }: Box): EdgeEnd => ({ x: x + width / 2, y, side: 'top' });
const rightOf = ({ x, y, width, height }: Box): EdgeEnd => ({
  x: x + width,
  y: y + height / 2,
  side: 'right',
});

/** Whether a segment crosses the inside of a block. */
const isThrough = (path: readonly Point[], box: Box): boolean =>
  path.slice(1).some((end, at) => {
    const start = path[at] ?? end;
    return (
      Math.max(start.x, end.x) > box.x + 1 &&
      Math.min(start.x, end.x) < box.x + box.width - 1 &&
      Math.max(start.y, end.y) > box.y + 1 &&
      Math.min(start.y, end.y) < box.y + box.height - 1
    );
  });
const isSquare = (path: readonly Point[]): boolean =>
  path.slice(1).every((end, at) => end.x === path[at]?.x || end.y === path[at]?.y);

test('without obstacles an edge is straight or has one step', () => {
  const [top, under, aside] = [block(0, 0), block(0, 150), block(300, 150)];
  expect(routeEdge(below(top), above(under), [top, under])).toHaveLength(2);
  expect(routeEdge(below(top), above(aside), [top, aside])).toHaveLength(4);
});

describe('an edge crosses no block', () => {
  const top = block(0, 0);
  test.each([
    ['one between two others', below(top), above(block(0, 320)), [top, block(0, 160), block(0, 320)]],
    ['on the way back up', below(block(0, 320)), above(top), [top, block(0, 160), block(0, 320)]],
    ['on the way back to itself', rightOf(top), above(top), [top]],
    [
      'by an edge that leaves at the side',
      rightOf(top),
      above(block(600, 300)),
      [top, block(300, 20), block(600, 300), block(600, 150)],
    ],
    [
      'in a row without a gap at its height',
      below(top),
      above(block(0, 400)),
      [top, block(-260, 180), block(0, 180), block(260, 180), block(0, 400)],
    ],
  ])('%s', (_what, source, target, boxes) => {
    const path = routeEdge(source, target, boxes);
    expect(path?.at(0)).toMatchObject({ x: source.x, y: source.y });
    expect(path?.at(-1)).toMatchObject({ x: target.x, y: target.y });
    expect(isSquare(path ?? [])).toBe(true);
    expect(boxes.filter((box) => isThrough(path ?? [], box))).toEqual([]);
  });
});

test('returns null if no path avoids the blocks', () => {
  const [top, under] = [block(0, 0), block(0, 95)];
  expect(routeEdge(below(top), above(under), [top, under, block(0, 90)])).toBeNull();
});
