import { expect, test } from 'vitest';
import { type PlacedBlock, resolveOverlaps } from './resolve-overlaps.ts';

const USUAL = 109;
const block = (id: string, x: number, y: number, height = USUAL): PlacedBlock => ({
  id,
  point: { x, y },
  width: 232,
  height,
  usualHeight: USUAL,
});
const shown = (...blocks: PlacedBlock[]) =>
  Object.fromEntries([...resolveOverlaps(blocks)].map(([id, { x, y }]) => [id, [x, y]]));

test('blocks of the usual height stay where they are', () => {
  expect(shown(block('a', 0, 0), block('b', 0, 120), block('c', 100, 130))).toEqual({
    a: [0, 0],
    b: [0, 120],
    c: [100, 130],
  });
});

test('a tall block moves down what is below it, one after the other, and nothing beside it', () => {
  expect(
    shown(block('a', 0, 0, 300), block('b', 0, 148), block('c', 0, 296), block('right', 292, 148)),
  ).toEqual({ a: [0, 0], b: [0, 332], c: [0, 473], right: [292, 148] });
});

test('what is far below stays; a copy laid over its original stays', () => {
  expect(shown(block('a', 0, 0, 300), block('copy', 24, 24, 300), block('far', 0, 900))).toEqual({
    a: [0, 0],
    copy: [24, 24],
    far: [0, 900],
  });
});

test('points that are stored as shown do not change again', () => {
  const first = resolveOverlaps([block('a', 0, 0, 300), block('b', 0, 148, 300), block('c', 0, 296)]);
  const y = (id: string) => first.get(id)?.y ?? 0;
  const again = shown(block('a', 0, 0, 300), block('b', 0, y('b'), 300), block('c', 0, y('c')));
  expect(again).toEqual({ a: [0, 0], b: [0, y('b')], c: [0, y('c')] });
});
