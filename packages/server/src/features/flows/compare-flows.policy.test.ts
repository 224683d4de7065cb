import { FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { compareFlows } from './compare-flows.policy.ts';

const flowOf = (blocks: Flow['blocks'], more: Partial<Flow> = {}): Flow => ({
  version: FLOW_VERSION,
  language: 'en',
  start: 'start',
  blocks,
  parts: [],
  values: [],
  texts: {},
  places: {},
  notes: [],
  ...more,
});
const common = { title: '', part: null };
const message = (en: string, next: string | null = null, title = ''): Flow['blocks'][string] => ({
  type: 'message',
  ...common,
  title,
  content: { kind: 'text', words: { en } },
  next: { done: next },
});
const start: Flow['blocks'][string] = { type: 'start', ...common, next: { done: 'hello' } };

test('blocks are matched by id and listed by title with what differs; their position does not count', () => {
  const before = flowOf({ start, hello: message('Hello', 'gone'), gone: message('Bye', null, 'Farewell') });
  const moved = flowOf(before.blocks, { places: { start: { x: 5, y: 5 } } });
  expect(compareFlows(before, moved)).toEqual([]);
  const after = flowOf(
    { start, hello: message('Good day', 'thanks', 'Greeting'), thanks: message('Thanks', null, 'Thank you') },
    { values: [{ name: 'orderNumber', type: 'text', scope: 'conversation', initial: null }] },
  );
  expect(compareFlows(before, after)).toEqual([
    {
      kind: 'changed',
      what: 'block',
      name: 'Greeting',
      before: 'content: kind: text, words: en: Hello; → done: Farewell',
      after: 'title: Greeting; content: kind: text, words: en: Good day; → done: Thank you',
    },
    {
      kind: 'added',
      what: 'block',
      name: 'Thank you',
      before: '',
      after: 'type: message; title: Thank you; content: kind: text, words: en: Thanks',
    },
    {
      kind: 'removed',
      what: 'block',
      name: 'Farewell',
      before: 'type: message; title: Farewell; content: kind: text, words: en: Bye',
      after: '',
    },
    {
      kind: 'changed',
      what: 'setting',
      name: 'flow.values',
      before: '',
      after: 'name: orderNumber, type: text, scope: conversation',
    },
  ]);
  expect(compareFlows(null, flowOf({ start })).map(({ name }) => name)).toEqual(['start (start)']);
  const long = compareFlows(flowOf({ start }), flowOf({ start, hello: message('x'.repeat(4_000)) }));
  expect(long[0]?.after.length).toBeLessThan(700);
});
