import { type Flow, flow as flowRules } from '@parrot/contract/flows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { loadUndoHistory, storeUndoHistory } from '../history/stored-undo-steps.ts';
import { APP_ID, aFlow, flowOf, openEditor } from './flow-editor.fixture.ts';
import { canRedo, canUndo, isDirty } from './flow-editor.ts';
import { fragmentOf } from './flow-fragments.ts';
import { targetOf } from './read-flow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const target = (flow: Flow, id: string, branch: string) => {
  const block = flow.blocks[id];
  return block ? targetOf(block, branch) : undefined;
};
const isSound = (flow: Flow) => flowRules.safeParse(flow).error?.issues ?? [];

test('a block added after a branch is inserted before its target, below, and selected', () => {
  const { actions, now } = openEditor();
  expect(actions.addBlock('wait', null, { blockId: 'hello', branch: 'done' })).toBe('wait-1');
  const { flow, selection } = now();
  expect([target(flow, 'hello', 'done'), target(flow, 'wait-1', 'done')]).toEqual(['wait-1', 'name']);
  expect([flow.places['wait-1'], flow.places.name, flow.places.bye]).toEqual([
    { x: 0, y: 300 },
    { x: 0, y: 450 },
    { x: 0, y: 600 },
  ]);
  expect(selection).toEqual(['wait-1']);
  expect(isSound(flow)).toEqual([]);
});

test('every new block is valid by the contract', () => {
  const { actions, now } = openEditor();
  for (const type of [
    'ask',
    'buttons',
    'condition',
    'call-api',
    'business-hours',
    'route-by-intent',
  ] as const)
    actions.addBlock(type);
  expect(isSound(now().flow)).toEqual([]);
});

test("removing a block connects its predecessors to its target; the start can't be removed", () => {
  const { actions, now } = openEditor();
  actions.select(['start', 'hello']);
  actions.removeSelection();
  expect(target(now().flow, 'start', 'done')).toBe('name');
  actions.removeBlocks(['name']);
  expect(target(now().flow, 'start', 'done')).toBeNull();
  expect(Object.keys(now().flow.places)).toEqual(Object.keys(now().flow.blocks));
  expect(now().selection).toEqual(['start']);
});

test("an edge can't lead to a start or into another part", () => {
  const { actions, now } = openEditor();
  expect(actions.connect('sorry', 'done', 'start')).toBe(false);
  expect(actions.makePart('Greeting', ['hello'])).toBeNull();
  expect(actions.connect('sorry', 'done', 'hello')).toBe(false);
  expect(actions.connect('sorry', 'done', 'bye')).toBe(true);
  expect(isSound(now().flow)).toEqual([]);
});

test('either end of an edge can be moved in one step, but not to an invalid target', () => {
  const { actions, now } = openEditor();
  const gaveUp = { blockId: 'name', branch: 'gaveUp' };
  expect(actions.reconnect(gaveUp, gaveUp, 'hello')).toBe(true);
  expect(target(now().flow, 'name', 'gaveUp')).toBe('hello');
  expect(actions.reconnect(gaveUp, { blockId: 'sorry', branch: 'done' }, 'hello')).toBe(true);
  expect([target(now().flow, 'name', 'gaveUp'), target(now().flow, 'sorry', 'done')]).toEqual([
    null,
    'hello',
  ]);
  expect(actions.reconnect({ blockId: 'sorry', branch: 'done' }, gaveUp, 'start')).toBe(false);
  actions.undo();
  actions.undo();
  expect(now().flow).toEqual(aFlow());
});

test('typing in one field within a second is one undo step; a pause or another field starts a new one', () => {
  const { actions, now } = openEditor();
  const type = (title: string) => actions.changeBlock('hello', (block) => ({ ...block, title }), 'title');
  for (const title of ['H', 'Hi', 'Hi!']) type(title);
  vi.advanceTimersByTime(1_500);
  type('Hi!!');
  actions.changeBlock('name', (block) => ({ ...block, title: 'Who' }), 'title');
  expect(now().past).toHaveLength(3);
  actions.undo();
  actions.undo();
  expect(now().flow.blocks.hello?.title).toBe('Hi!');
  actions.undo();
  expect(now().flow).toEqual(aFlow());
  expect([canUndo(now()), canRedo(now())]).toEqual([false, true]);
  for (let step = 0; step < 3; step += 1) actions.redo();
  expect(now().flow.blocks.name?.title).toBe('Who');
});

test('the history has at most fifty steps, and a new step clears the redo history', () => {
  const { actions, now } = openEditor();
  for (let step = 0; step < 60; step += 1) actions.addBlock('wait');
  expect(now().past).toHaveLength(50);
  actions.undo();
  actions.addBlock('end');
  expect(now().future).toEqual([]);
});

test('a change is saved after a pause, and later changes right after it [DSG-02]', async () => {
  const { actions, now, saved } = openEditor();
  actions.addBlock('wait');
  await vi.advanceTimersByTimeAsync(700);
  actions.addBlock('wait');
  await vi.advanceTimersByTimeAsync(700);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(saved).toHaveLength(1);
  expect(now()).toMatchObject({ revision: 8, saveState: { phase: 'resting' } });
  actions.addBlock('end');
  expect(isDirty(now())).toBe(true);
  expect(await actions.save()).toBe(true);
  expect(saved).toHaveLength(2);
  expect(isDirty(now())).toBe(false);
});

test('a failed save is reported and retried', async () => {
  const { actions, now, saved, trouble } = openEditor();
  trouble.error = new ApiError(0, 'unreachable', 'Nobody answers.');
  actions.addBlock('wait');
  expect(await actions.save()).toBe(false);
  expect(now().saveState).toMatchObject({ phase: 'failed', message: 'Nobody answers.' });
  trouble.error = null;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(saved).toHaveLength(1);
  expect(now().saveState.phase).toBe('resting');
});

test('an invalid flow is not sent, and the message names the place', async () => {
  const { actions, now, saved } = openEditor();
  actions.changeBlock('hello', (block) => ({ ...block, title: 'x'.repeat(61) }));
  expect(await actions.save()).toBe(false);
  expect(saved).toEqual([]);
  expect(now().saveState.message).toMatch(/^blocks › hello › title: /);
});

test('a conflict names the other user, overwrites nothing, and their version can be loaded and undone [DSG-02]', async () => {
  const { actions, now, stored, saved } = openEditor();
  const theirs = flowOf({ start: { type: 'start', next: { done: 'theirs' } }, theirs: { type: 'message' } });
  Object.assign(stored, { flow: theirs, revision: 9 });
  actions.addBlock('wait');
  const mine = now().flow;
  expect(await actions.save()).toBe(false);
  expect(now()).toMatchObject({
    conflict: { savedBy: 'Ada Berg' },
    saveState: { phase: 'conflict', message: 'Ada Berg just saved this flow.' },
  });
  actions.addBlock('end');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
  actions.loadTheirs();
  expect(now()).toMatchObject({ flow: theirs, revision: 9, conflict: null });
  expect(isDirty(now())).toBe(false);
  actions.undo();
  expect(Object.keys(now().flow.blocks)).toEqual(expect.arrayContaining(Object.keys(mine.blocks)));
  expect(await actions.save()).toBe(true);
});

test('a newer server state is applied if there are no unsaved changes', () => {
  const { actions, now } = openEditor();
  const newer = { flow: flowOf({ start: { type: 'start' } }), revision: 8, savedBy: 'Ada Berg' };
  actions.refresh(newer);
  expect(now()).toMatchObject({ flow: newer.flow, revision: 8 });
  actions.addBlock('wait');
  actions.refresh({ ...newer, revision: 9 });
  expect(now().conflict).toMatchObject({ revision: 9 });
});

test('the undo history survives the session, for its own revision only', async () => {
  const first = openEditor();
  first.actions.changeBlock('hello', (block) => ({ ...block, title: 'Good day' }));
  await first.actions.save();
  storeUndoHistory(first.now());
  const history = loadUndoHistory(APP_ID, 8);
  expect(loadUndoHistory(APP_ID, 9)).toBeNull();
  const second = openEditor(first.now().flow, history);
  second.actions.undo();
  expect(second.now().flow).toEqual(aFlow());
  window.localStorage.setItem(`parrot-steps-${APP_ID}`, '{"revision":8,"past":7}');
  expect(loadUndoHistory(APP_ID, 8)).toBeNull();
});

test('stored steps that do not apply are discarded', () => {
  const nothing = { fields: {}, blocks: {}, places: {} };
  const bad = { what: 'x', at: 0, forth: nothing, back: { ...nothing, fields: { start: 'nowhere' } } };
  const { actions, now } = openEditor(aFlow(), { past: [bad], future: [] });
  actions.undo();
  expect(now().flow).toEqual(aFlow());
  expect(now().past).toEqual([]);
});

test('blocks become a part that runs in their place and ends where they led', () => {
  const { actions, now } = openEditor();
  expect(actions.makePart('Greeting', ['hello', 'name'])).toBe('severalWaysOn');
  expect(actions.makePart('Greeting', ['start'])).toBe('nothingChosen');
  expect(actions.makePart('Greeting', ['hello'])).toBeNull();
  const { flow, part } = now();
  expect(part).toBe('part-1');
  expect(flow.blocks['reusable-part-1']).toMatchObject({ runs: 'part-1', next: { done: 'name' } });
  expect(target(flow, 'start', 'done')).toBe('reusable-part-1');
  expect(flow.blocks.hello?.part).toBe('part-1');
  expect(flow.blocks[target(flow, 'hello', 'done') ?? '']).toMatchObject({ type: 'end', part: 'part-1' });
  expect(isSound(flow)).toEqual([]);
  actions.removePart('part-1');
  expect(now().flow.blocks['reusable-part-1']).toMatchObject({ runs: null });
  expect(isSound(now().flow)).toEqual([]);
  expect(now().part).toBeNull();
});

test('a copy preserves its inner edges, brings its values and parts, and has unique ids', () => {
  const { actions, now } = openEditor();
  actions.change('value', (flow) => ({
    ...flow,
    values: ['who', 'unused'].map((name) => ({ name, type: 'text', scope: 'conversation', initial: null })),
  }));
  actions.changeBlock('name', (block) => ({ ...block, into: 'who' }) as typeof block);
  actions.makePart('Greeting', ['hello']);
  actions.openPart(null);
  const fragment = fragmentOf(now().flow, ['reusable-part-1', 'name'], []);
  expect(isSound(fragment)).toEqual([]);

  const other = openEditor(flowOf({ start: { type: 'start' } }));
  expect(other.actions.paste(fragment, { x: 500, y: 500 })).toBe(true);
  const { flow, selection } = other.now();
  expect(flow.values.map(({ name }) => name)).toEqual(['who']);
  expect(flow.parts).toMatchObject([{ name: 'Greeting' }]);
  expect(selection).toEqual(['reusable-part-1', 'ask-1']);
  expect(target(flow, 'reusable-part-1', 'done')).toBe('ask-1');
  expect(target(flow, 'ask-1', 'done')).toBeNull();
  expect(isSound(flow)).toEqual([]);

  actions.duplicate(['reusable-part-1', 'name']);
  expect(now().flow.parts).toHaveLength(1);
  expect(target(now().flow, 'reusable-part-2', 'done')).toBe('ask-1');
  expect(isSound(now().flow)).toEqual([]);
});

test('a read-only editor changes nothing', () => {
  const { editor, actions, now } = openEditor();
  editor.setState({ readOnly: true });
  expect(actions.addBlock('wait')).toBeNull();
  actions.removeBlocks(['hello']);
  actions.move({ hello: { x: 1, y: 1 } });
  expect(now().flow).toEqual(aFlow());
});
