import { expect, test } from 'vitest';
import { aFlow, flowOf } from '../editor/flow-editor.fixture.ts';
import { findInFlow } from '../find/find-in-flow.ts';
import { autoLayout } from './auto-layout.ts';
import { neighborOf } from './neighbors.ts';

test('arrow keys follow the edges, or go to the nearest block', () => {
  const flow = aFlow();
  expect(neighborOf(flow, 'start', 'down')).toBe('hello');
  expect(neighborOf(flow, 'name', 'up')).toBe('hello');
  expect(neighborOf(flow, 'bye', 'right')).toBe('sorry');
  expect(neighborOf(flow, 'sorry', 'left')).toBe('bye');
  expect(neighborOf(flow, 'bye', 'down')).toBeNull();
  const loose = flowOf({ start: { type: 'start', at: [0, 0] }, far: { type: 'end', at: [40, 300] } });
  expect(neighborOf(loose, 'start', 'down')).toBe('far');
});

test('auto layout places successors below and blocks do not overlap', () => {
  const flow = aFlow();
  const points = autoLayout(flow, null, () => undefined);
  const y = (id: string) => points[id]?.y ?? 0;
  expect(y('start')).toBeLessThan(y('hello'));
  expect(y('hello')).toBeLessThan(y('name'));
  expect(y('bye')).toBe(y('sorry'));
  expect((points.sorry?.x ?? 0) - (points.bye?.x ?? 0)).toBeGreaterThanOrEqual(232);
});

test('blocks are found by title first, then by texts and values; notes by their text', () => {
  const flow = {
    ...aFlow(),
    notes: [{ id: 'note-1', part: null, text: 'Say hello to Ada', x: 0, y: 0, width: 200, height: 100 }],
  };
  const found = findInFlow(flow, 'hello', ({ title }) => title);
  expect(found.map(({ id, excerpt }) => [id, excerpt])).toEqual([
    ['hello', ''],
    ['sorry', 'Hello!'],
    ['note-1', 'Say hello to Ada'],
  ]);
  expect(findInFlow(flow, 'gaveUp', () => '')).toEqual([]);
});
