import { expect, test } from 'vitest';
import { aFlow, flowOf } from '../editor/flow-editor.fixture.ts';
import { flowFileText, readFlowFile } from './flow-file.ts';

const changedText = (change: (file: { parrotFlow: unknown; flow: Record<string, never> }) => void) => {
  const file = JSON.parse(flowFileText('Shop', aFlow()));
  change(file);
  return JSON.stringify(file);
};

test('a flow survives export and import unchanged', () => {
  expect(readFlowFile(flowFileText('Shop', aFlow()))).toEqual({
    ok: true,
    file: { parrotFlow: 2, name: 'Shop', flow: aFlow() },
  });
});

test.each([
  ['what is no JSON', 'hello', 'noJson'],
  ['another JSON', '{"name":"x"}', 'noFlow'],
  ['another version', changedText((file) => Object.assign(file, { parrotFlow: 1 })), 'otherVersion'],
  ['ten megabytes', ' '.repeat(10_000_001), 'tooLarge'],
])('%s is refused', (_what, text, reason) => {
  expect(readFlowFile(text)).toMatchObject({ ok: false, reason });
});

test('an invalid file reports the problem and its path', () => {
  const text = changedText(({ flow }) =>
    Object.assign(flow, flowOf({ start: { type: 'start', next: { done: 'gone' } } })),
  );
  expect(readFlowFile(text)).toEqual({
    ok: false,
    reason: 'broken',
    problems: [{ where: 'flow › blocks › start › next › done', what: 'There’s no block named “gone”.' }],
  });
});

test('names of object prototypes are refused', () => {
  const evil = flowFileText('x', aFlow()).replace('"blocks":{', '"blocks":{"__proto__":{"type":"end"},');
  const read = readFlowFile(evil);
  expect(read.ok && Object.keys(read.file.flow.blocks)).toEqual(Object.keys(aFlow().blocks));
});
