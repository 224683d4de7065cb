import { FLOW_PROBLEMS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { flowOf, text, value } from '../flow.fixture.ts';
import { findProblems, type ProblemContext } from '../index.ts';

const given: ProblemContext = {
  languages: ['en'],
  secrets: ['key'],
  deskEnabled: true,
  agentCount: 2,
  hasModel: true,
};
const end = { type: 'end', message: {}, next: {} };
const ask = (more: object = {}) => ({
  type: 'ask',
  prompt: { en: 'Well?' },
  answer: { kind: 'text', minLength: 0, maxLength: 10 },
  into: null,
  retry: {},
  tries: 2,
  canSkip: false,
  next: { done: 'end', gaveUp: 'end' },
  ...more,
});
const call = (more: object = {}) => ({
  type: 'call-api',
  method: 'GET',
  url: 'https://api.example/',
  headers: [],
  body: '',
  timeoutSeconds: 5,
  results: [],
  next: { done: 'end', failed: 'end' },
  ...more,
});
const condition = (...branches: object[]) => ({
  type: 'condition',
  branches: branches.map((branch) => ({ id: 'a', match: 'all', comparisons: [], expression: '', ...branch })),
  next: { a: 'end', otherwise: 'end' },
});
const set = (...assignments: object[]) => ({ type: 'set-value', assignments, next: { done: 'end' } });
const reported = (blocks: Record<string, object>, more: object = {}, about: Partial<ProblemContext> = {}) =>
  findProblems(flowOf({ ...blocks, ...('end' in blocks ? {} : { end }) }, more), { ...given, ...about }).map(
    ({ kind, severity, blockId, values }) =>
      [kind, severity, blockId, Object.values(values).join(' ')].join(' ').trim(),
  );
const seen = new Set<string>();
const problems = (...all: Parameters<typeof reported>) => {
  const found = reported(...all);
  for (const problem of found) seen.add(problem.split(' ')[0] ?? '');
  return found;
};

test('a complete flow has no problems [F-70]', () => {
  const branch = { comparisons: [{ value: 'name', operator: 'is', operand: '{{visitorName}}' }] };
  const blocks = {
    first: ask({ into: 'name', next: { done: 'call', gaveUp: 'end' } }),
    call: call({
      headers: [{ name: 'K', value: '{{secret.key}}' }],
      next: { done: 'which', failed: 'end' },
    }),
    which: condition(branch, { expression: 'size(name) > 3' }),
  };
  expect(problems(blocks, { values: [value('name', 'text')] })).toEqual([]);
});

test('unconnected branches and unreachable blocks [F-72]', () => {
  expect(problems({ first: text('Hi'), alone: text('Nobody', 'end') })).toEqual([
    'deadEnd warning first done',
    'unreachable warning alone',
    'unreachable warning end',
  ]);
  expect(problems({ first: call({ next: { done: 'end', failed: null } }) })).toEqual([
    'missingFailureBranch warning first failed',
  ]);
  expect(problems({ first: { ...condition({}), next: {} } })).toContain('deadEnd warning first otherwise');
  const part = { parts: [{ id: 'p', name: 'P', start: 'p-start' }] };
  const within = {
    'p-start': { type: 'start', part: 'p', next: { done: 'p-say' } },
    'p-say': { ...text('x'), part: 'p' },
  };
  const runs = { type: 'reusable-part', runs: 'p', next: { done: 'end' } };
  expect(problems({ first: runs, ...within }, part)).toEqual([]);
  expect(problems({ first: text('Hi', 'end'), ...within }, part)).toEqual(['unreachable warning p-start']);
});

test('values that are unknown, never set or constant; undefined secrets [F-71] [F-72]', () => {
  const values = [value('never', 'text'), value('shop', 'text', { scope: 'app', initial: 'x' })];
  const from = { kind: 'template', text: '{{never}} {{gone}} {{gone}} {{secret.key}}' };
  expect(
    problems(
      { first: set({ into: 'lost', from }, { into: 'shop', from }, { into: null, from }) },
      { values },
    ),
  ).toEqual([
    'unknownValue stop first lost',
    'appValueSet stop first shop',
    'empty warning first value',
    'neverSet warning first never',
    'unknownValue warning first gone',
    'unknownValue warning first secret.key',
  ]);
  expect(problems({ first: call({ body: '{{secret.other}}{{secret.key}}' }) })).toEqual([
    'unknownSecret warning first other',
  ]);
  const writes = { first: set({ into: 'never', from: { kind: 'nothing' } }) };
  expect(problems(writes, { values })).toEqual([]);
});

test('expressions that are invalid or read unknown values [F-71]', () => {
  expect(problems({ first: condition({ expression: '1 +' }, { id: 'b', expression: 'gone > 1' }) })).toEqual([
    expect.stringMatching(/^badExpression stop first 1 \+ ./),
    'unknownValue stop first gone',
    'deadEnd warning first b',
  ]);
  expect(
    problems(
      { first: set({ into: 'x', from: { kind: 'expression', expression: ' ' } }) },
      { values: [value('x', 'text')] },
    ),
  ).toEqual(['empty stop first expression']);
});

test('no content, options or comparisons; texts missing in a language [F-71] [F-72]', () => {
  const choice = { kind: 'choice', options: [], several: false };
  expect(problems({ first: ask({ prompt: { en: ' ' }, answer: choice }) })).toEqual([
    'empty stop first prompt',
    'empty stop first options',
  ]);
  expect(problems({ first: condition({}) })).toEqual(['empty warning first comparisons']);
  expect(problems({ first: text('', 'end') })).toEqual(['empty warning first words']);
  expect(
    problems({ first: ask({ prompt: { en: 'Hi', sv: 'Hej' } }) }, {}, { languages: ['en', 'sv', 'de'] }),
  ).toEqual(['missingWords warning first de']);
});

test('invalid addresses, and a hand-over without agents [F-71] [F-72]', () => {
  const values = [
    value('base', 'text', { scope: 'app', initial: 'https://x.example' }),
    value('said', 'text', { initial: '' }),
  ];
  for (const url of ['', 'shop.example', '{{said}}/x', 'ftp://x.example'])
    expect(problems({ first: call({ url }) }, { values })[0]).toBe(`badAddress stop first ${url}`.trim());
  for (const url of ['{{base}}/x', '{{secret.key}}', 'HTTP://x.example'])
    expect(problems({ first: call({ url }) }, { values })).toEqual([]);
  const content = { kind: 'file', name: 'f', url: 'javascript:alert(1)' };
  expect(problems({ first: { type: 'message', content, next: { done: 'end' } } })).toEqual([
    'badAddress warning first javascript:alert(1)',
  ]);
  const handOver = {
    first: { type: 'hand-over', message: {}, waitMinutes: 3, next: { nobody: 'end', tooLong: null } },
  };
  expect(problems(handOver)).toEqual(['missingFailureBranch warning first tooLong']);
  for (const about of [{ deskEnabled: false }, { agentCount: 0 }])
    expect(problems(handOver, {}, about)).toContain('nobodyToTakeIt warning first');
  const next = { done: 'end', failed: 'end' };
  const translate = { first: { type: 'translate', text: 'Hello', to: 'visitor', into: null, next } };
  expect(problems(translate, {}, { hasModel: false })).toContain('noModel warning first');
  expect(problems(translate).join()).not.toContain('noModel');
});

test('cycles that never wait [F-71] [F-72]', () => {
  const wait = { type: 'wait', seconds: 1, next: { done: 'first' } };
  const endless = ['endlessLoop stop first', 'unreachable warning end'];
  expect(problems({ first: text('tick', 'second'), second: text('tock', 'first') })).toEqual(endless);
  expect(problems({ first: text('tick', 'second'), second: wait })).toEqual(endless);
  // A branch leads out, but nothing in the cycle can make it be taken.
  const round = {
    ...condition({ expression: 'visitorName == "x"' }),
    next: { a: 'end', otherwise: 'first' },
  };
  expect(problems({ first: text('tick', 'which'), which: round })).toEqual(['endlessLoop warning first']);
  // Here a value changes, or the visitor is asked.
  expect(problems({ first: call({ next: { done: 'which', failed: 'end' } }), which: round })).toEqual([]);
  expect(problems({ first: ask({ next: { done: 'which', gaveUp: 'end' } }), which: round })).toEqual([]);
});

test('parts that are missing or run themselves [F-71]', () => {
  const runs = (part: string | null, of: string | null, done: string | null) => ({
    type: 'reusable-part',
    runs: part,
    part: of,
    next: { done },
  });
  expect(problems({ first: runs(null, null, 'end') })).toEqual(['noSuchPart stop first']);
  expect(problems({ first: runs('gone', null, 'end') })).toEqual(['noSuchPart stop first gone']);
  const parts = ['p', 'q'].map((id) => ({ id, name: id, start: `${id}-start` }));
  const blocks = {
    first: runs('p', null, 'end'),
    'p-start': { type: 'start', part: 'p', next: { done: 'p-run' } },
    'p-run': runs('q', 'p', null),
    'q-start': { type: 'start', part: 'q', next: { done: 'q-run' } },
    'q-run': runs('p', 'q', null),
  };
  expect(problems(blocks, { parts })).toEqual(['partRunsItself stop p-run', 'partRunsItself stop q-run']);
});

test('blocking problems come first, and every kind of problem is covered here [F-70]', () => {
  const order = findProblems(flowOf({ first: text(''), second: ask({ prompt: {} }), end }), given);
  expect(order.map(({ severity }) => severity).sort()).toEqual(order.map(({ severity }) => severity));
  expect([...seen].sort()).toEqual([...FLOW_PROBLEMS].sort());
});
