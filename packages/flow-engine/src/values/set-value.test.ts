import { flowSession } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, text, value } from '../flow.fixture.ts';
import { newSession, readableValues } from '../index.ts';
import { setValue } from './set-value.ts';

const names = Array.from({ length: 60 }, (_, at) => `list${at}`);
const flow = flowOf(
  { first: text('') },
  {
    values: [
      ...names.map((name) => value(name, 'list')),
      value('shop', 'text', { scope: 'app', initial: 'Halden' }),
    ],
  },
);

test('stored values stay small enough to be stored at every turn [F-61]', () => {
  let session = newSession();
  let refused = 0;
  const long = Array.from({ length: 200 }, () => 'x'.repeat(4_500));
  for (const name of names) {
    const stored = setValue({ flow, session, context }, name, long);
    if (stored.trace[0]?.what === 'notWorkedOut') refused += 1;
    session = stored.session;
  }
  expect(session.values.list0).toHaveLength(5);
  expect(refused).toBe(50);
  expect(flowSession.parse(session)).toEqual(session);
});

test('all readable values are listed, including built-in ones [F-62]', () => {
  const session = { ...newSession(), lastMessage: 'Hi', values: { list0: ['a'], gone: 1 } };
  expect(readableValues({ flow, session, context })).toEqual({
    visitorName: 'Ann',
    visitorEmail: 'ann@example.com',
    language: 'en',
    page: 'https://shop.example/cart',
    today: '2026-05-20',
    time: '10:30',
    lastMessage: 'Hi',
    list0: ['a'],
    shop: 'Halden',
  });
});
