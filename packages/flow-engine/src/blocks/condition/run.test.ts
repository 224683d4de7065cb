import { expect, test } from 'vitest';
import { flowOf, play, sentTexts, text, value } from '../../flow.fixture.ts';

const values = [
  value('total', 'number', { initial: 99.5 }),
  value('name', 'text', { initial: 'Émile' }),
  value('day', 'date', { initial: '2026-05-19' }),
  value('agreed', 'yesNo', { initial: true }),
  value('tags', 'list', { initial: ['Red', 'Blue'] }),
  value('never', 'number'),
];
const branch = (more: object) => ({ id: 'yes', match: 'all', comparisons: [], expression: '', ...more });
const taking = (...branches: object[]) => {
  const next = { yes: 'yes', second: 'second', otherwise: 'no' };
  const blocks = { yes: text('yes'), second: text('second'), no: text('no') };
  return play(flowOf({ first: { type: 'condition', branches, next }, ...blocks }, { values }), []);
};
const compare = (name: string, operator: string, operand = '') =>
  sentTexts(taking(branch({ comparisons: [{ value: name, operator, operand }] })))[0];

const split = (comparison: string): [string, string, string] => {
  const [name = '', operator = '', ...operand] = comparison.split(' ');
  return [name, operator, operand.join(' ')];
};

test.each([
  ...['total greater 99', 'total lessOrSame 99,5', 'total is 99.50', 'total isNot {{never}}', 'total isSet'],
  ...['name is éMILE', 'name startsWith ém', 'name endsWith LE', 'name contains mil', 'name containsNot x'],
  ...['day before 2026-05-20', 'day is 19 May 2026', 'day less today', 'today after {{day}}'],
  ...['agreed isYes', 'agreed is yes', 'never isNotSet', 'never isNot 3', 'never containsNot 3'],
  ...[
    'tags contains blue',
    'tags containsNot lu',
    'tags is red, blue',
    'time after 09:15',
    'time before 10:31',
  ],
])("comparisons depend on the value's type: %s [F-47]", (comparison) => {
  expect(compare(...split(comparison))).toBe('yes');
});

test.each([
  ...['total greater 100', 'total greater many', 'name is Emil', 'name greater A', 'day after {{day}}'],
  ...[
    'today after {{never}}',
    'never is',
    'never less 5',
    'never isYes',
    'agreed isNo',
    'tags greater 1',
    'gone is x',
  ],
])('and are false otherwise: %s [F-47]', (comparison) => {
  expect(compare(...split(comparison))).toBe('no');
});

test('all or any comparisons, the first true branch, else otherwise [F-46]', () => {
  const comparisons = [
    { value: 'agreed', operator: 'isNo', operand: '' },
    { value: 'total', operator: 'greater', operand: '1' },
  ];
  const both = taking(branch({ comparisons }), branch({ id: 'second', match: 'any', comparisons }));
  expect(sentTexts(both)).toEqual(['second']);
  expect(both.trace[1]?.values).toEqual({ branch: 'second' });
  expect(sentTexts(taking(branch({})))).toEqual(['no']);
});

test('an expression replaces the comparisons; if it fails or is not boolean, the branch is false and traced [F-46]', () => {
  const comparisons = [{ value: 'agreed', operator: 'isNo', operand: '' }];
  expect(sentTexts(taking(branch({ comparisons, expression: 'total > 50 && "Blue" in tags' })))).toEqual([
    'yes',
  ]);
  for (const expression of ['total', 'never > 3', 'gone == 1', 'total +']) {
    const turn = taking(branch({ expression }));
    expect(sentTexts(turn)).toEqual(['no']);
    expect(turn.trace.map(({ what }) => what)).toContain('notWorkedOut');
  }
});
