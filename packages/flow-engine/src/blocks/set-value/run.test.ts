import { expect, test } from 'vitest';
import { context, flowOf, on, play, start, value } from '../../flow.fixture.ts';
import { newSession } from '../../index.ts';

const flowWith = (...assignments: object[]) =>
  flowOf(
    { first: { type: 'set-value', assignments, next: { done: null } } },
    {
      values: [
        value('count', 'number', { initial: 1 }),
        value('name', 'text'),
        value('agreed', 'yesNo'),
        value('day', 'date'),
        value('tags', 'list'),
        value('shop', 'text', { scope: 'app', initial: 'Halden' }),
        value('visits', 'number', { scope: 'visitor' }),
      ],
    },
  );
const template = (into: string | null, written: string) => ({
  into,
  from: { kind: 'template', text: written },
});
const expression = (into: string, written: string) => ({
  into,
  from: { kind: 'expression', expression: written },
});
const valuesAfter = (...assignments: object[]) => play(flowWith(...assignments), []).session.values;

test('Set value converts each value to its type, in order [F-48] [F-61]', () => {
  expect(
    valuesAfter(
      expression('count', 'count + 41'),
      template('name', '{{visitorName}} of {{shop}}: {{count}}'),
      template('agreed', 'Ja'),
      template('day', '2026-02-28'),
      expression('day', 'addDays(day, 1)'),
      expression('tags', '["a", name, 3, true]'),
    ),
  ).toEqual({
    count: 42,
    name: 'Ann of Halden: 42',
    agreed: true,
    day: '2026-03-01',
    tags: ['a', 'Ann of Halden: 42', 3, true],
  });
});

test('an invalid assignment is rejected, traced, and changes nothing [F-61]', () => {
  const refused = [
    template('count', 'many'),
    template('agreed', 'perhaps'),
    template('day', '2026-02-30'),
    template('shop', 'Ours'),
    template('gone', 'x'),
    expression('count', '1 / 0'),
    expression('count', 'name +'),
    expression('count', '1e308 * 10.0'),
  ];
  const turn = play(flowWith(...refused), []);
  expect(turn.session.values).toEqual({});
  expect(turn.trace.filter(({ what }) => what === 'notWorkedOut')).toHaveLength(refused.length);
  expect(play(flowWith(template(null, 'x')), []).session.values).toEqual({});
});

test("'nothing' resets a value [F-60]", () => {
  const after = play(
    flowWith(
      expression('count', '7'),
      { into: 'count', from: { kind: 'nothing' } },
      template('name', '{{count}}'),
    ),
    [],
  );
  expect(after.session.values).toEqual({ name: '1' });
  expect(after.trace.filter(({ what }) => what === 'valueSet')).toHaveLength(3);
});

test('values of the visitor survive a restart, others do not [F-60] [F-04]', () => {
  const flow = flowWith(
    expression('visits', 'visits == null ? 1 : visits + 1'),
    expression('count', 'count + 1'),
  );
  const once = on(flow, newSession({ visits: 4 }), start, context);
  const twice = on(flow, once.session, start, context);
  expect(twice.session).toMatchObject({ values: { count: 2 }, visitorValues: { visits: 6 } });
});
