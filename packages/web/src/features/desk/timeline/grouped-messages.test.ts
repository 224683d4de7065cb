/** Which messages of a log share a head. */
import type { Message } from '@parrot/contract/conversations';
import { expect, test } from 'vitest';
import { at, messageIn, noteOn, queueUser } from '../testing/queue-user.fixture.ts';
import { timelineEntries } from './timeline-entries.ts';

const session = queueUser();
const minutes = (count: number) => at(60 * count);
const entriesOf = (changes: readonly Partial<Message>[], ...notes: ReturnType<typeof noteOn>[]) => {
  const messages = changes.map((change, index) => messageIn(session, index + 1, change));
  return timelineEntries({ messages, notes, ratings: [] }).flatMap((entry) =>
    entry.kind === 'message' ? [`${entry.isHead ? 'head' : ''}${entry.isTail ? 'tail' : ''}`] : [],
  );
};

test('messages of one sender within five minutes of the first are a group', () => {
  expect(entriesOf([0, 3, 4, 5, 9].map((count) => ({ time: minutes(count) })))).toEqual([
    'head',
    '',
    'tail',
    'head',
    'tail',
  ]);
});

test('another sender, an event, a note and a new day begin a group', () => {
  const bot = { userType: 'bot', senderId: 'bot' } as const;
  const alone = 'headtail';
  expect(entriesOf([{ time: at(0) }, { time: at(0), ...bot }, { time: at(0) }])).toEqual([
    alone,
    alone,
    alone,
  ]);
  const event = { msgType: 'event', event: 'taken', time: at(0) } as const;
  expect(entriesOf([{ time: at(0) }, event, { time: at(0) }])).toEqual([alone, alone, alone]);
  const note = noteOn(session, { afterSeq: 1, time: at(0) });
  expect(entriesOf([{ time: at(0) }, { time: at(0) }], note)).toEqual([alone, alone]);
  const nights = [new Date(2026, 2, 4, 23, 59), new Date(2026, 2, 5, 0, 1)].map((time) => time.toISOString());
  expect(entriesOf(nights.map((time) => ({ time })))).toEqual([alone, alone]);
});
