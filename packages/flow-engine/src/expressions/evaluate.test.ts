import { EXPRESSION_PROBLEMS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, text, value } from '../flow.fixture.ts';
import { expressionProblem, newSession } from '../index.ts';
import { evaluate, WORK_A_TURN } from './evaluate.ts';

const flow = flowOf(
  { first: text('') },
  {
    values: [
      value('n', 'number', { initial: 7 }),
      value('name', 'text', { initial: 'Ann' }),
      value('tags', 'list', { initial: ['a', 'b'] }),
      value('day', 'date', { initial: '2026-02-27' }),
      value('big', 'list', { initial: Array.from({ length: 100 }, () => 'x'.repeat(4_000)) }),
      value('never', 'text'),
    ],
  },
);
const reading = { flow, session: newSession(), context };
const result = (expression: string) => evaluate(expression, reading, { left: WORK_A_TURN });

test.each([
  ['n * 2 + 1', 15],
  ['n / 2', 3.5],
  ['n % 2 == 1', true],
  ['n - 0.5 > 6', true],
  ['never == null', true],
  ['never == null ? "none" : never', 'none'],
  ['name.startsWith("A") && !("c" in tags)', true],
  ['tags.exists(t, t == "b") && tags.all(t, size(t) == 1)', true],
  ['tags.map(t, t + name).join("-")', 'aAnn-bAnn'],
  ['tags.filter(t, t != "a")[0]', 'b'],
  ['addDays(day, n)', '2026-03-06'],
  ['daysBetween(day, addDays(day, 2)) == 2', true],
  ['daysBetween(today, day) < 0', true],
  ['round(n / 2)', 4],
  ['string(n) + lastMessage + language', '7en'],
  ['double("1.5") * n', 10.5],
  ['name.split("").exists(c, c == "n")', true],
  ['big.exists(a, big.exists(b, a != b))', false],
])('%s is %s [F-65]', (expression, expected) => {
  expect(result(expression)).toEqual({ ok: true, value: expected });
});

test.each([
  ...[
    'name.matches("(a+)+$")',
    'name.constructor',
    'tags.length',
    'cel.bind(x, 1, x)',
    '{"a": 1}',
    'b"x"',
    'has(n.x)',
  ],
  ...[
    'timestamp("2026-01-01T00:00:00Z")',
    'type(n)',
    'dyn(n)',
    '__proto__',
    'n +',
    '1 + "a"',
    'x => x',
    'n; n',
    '1u',
  ],
])('there is no access to anything else: %s [F-65]', (expression) => {
  expect(expressionProblem(expression)).not.toBeNull();
  expect(result(expression).ok).toBe(false);
});

test.each([
  'constructor',
  'toString',
  'gone',
  'name > 3',
  'never > 3',
  'n / 0 == n % 0 && gone',
  'tags[9]',
  'addDays(name, 1)',
  'addDays(day, 1e300)',
  'int("x")',
])('a failed evaluation is returned, not thrown: %s [F-02] [F-65]', (expression) => {
  expect(result(expression)).toMatchObject({ ok: false, because: expect.any(String) });
});

test('an expression that could take too long is rejected before it runs [F-66]', () => {
  const nested = 'tags.map(a, tags.map(b, tags.map(c, tags.map(d, a + b + c + d))))';
  const grown = `[${'tags + '.repeat(60)}tags].map(a, a.map(b, a.map(c, b + c)))`;
  const cut = 'name.split("").map(a, name.split("").map(b, a + b))';
  const copied = 'big.map(a, big.join(a)).join(name)';
  for (const expression of [nested, grown, cut, copied, '('.repeat(200), 'x'.repeat(501)])
    expect(EXPRESSION_PROBLEMS).toContain(expressionProblem(expression)?.because);
  expect(expressionProblem('big.map(x, x + name).join(", ")')).toBeNull();
});

test('the cost of all expressions in a turn is limited [F-66]', () => {
  const budget = { left: WORK_A_TURN };
  let worked = 0;
  while (worked < 10_000 && evaluate('tags.exists(a, tags.exists(b, a != b))', reading, budget).ok)
    worked += 1;
  expect(worked).toBeGreaterThan(1);
  expect(worked).toBeLessThan(1_000);
});
