import { expect, test } from 'vitest';
import { at, messageIn, noteOn, queueUser } from '../testing/queue-user.fixture.ts';
import { timelineEntries } from './timeline-entries.ts';

const session = queueUser();
const entriesFor = (from: number, to: number, ...notes: ReturnType<typeof noteOn>[]) => {
  const messages = Array.from({ length: to - from + 1 }, (_, index) =>
    messageIn(session, from + index, { time: at(0) }),
  );
  return timelineEntries({ messages, notes, ratings: [] }).map((entry) => {
    if (entry.kind === 'day') return 'day';
    if (entry.kind === 'rating') return entry.rating.stars;
    return entry.kind === 'note' ? entry.note.value : entry.message.seq;
  });
};
const note = (afterSeq: number, value: string, time = at(0)) => noteOn(session, { afterSeq, value, time });

test('notes follow the message they were written after, and each day appears once', () => {
  expect(
    entriesFor(1, 3, note(0, 'first'), note(2, 'middle'), note(3, 'last', '2026-03-05T12:00:00.000Z')),
  ).toEqual(['day', 'first', 1, 2, 'middle', 3, 'day', 'last']);
});

test('notes between messages that are not loaded yet appear with them', () => {
  expect(entriesFor(5, 6, note(2, 'early'), note(5, 'here'))).toEqual(['day', 5, 'here', 6]);
});

test('a rating follows the messages before it in its session, and appears with them', () => {
  const later = queueUser({ conversationId: session.conversationId });
  const messages = [1, 2, 3].map((seq) => messageIn(seq < 3 ? session : later, seq, { time: at(seq) }));
  const rating = { userSessionId: session.userSessionId, stars: 2, comment: 'Slow', ratedAt: at(9) };
  const kinds = (shown: typeof messages) =>
    timelineEntries({ messages: shown, notes: [], ratings: [rating] }).map(({ kind }) => kind);
  expect(kinds(messages)).toEqual(['day', 'message', 'message', 'rating', 'message']);
  expect(kinds(messages.slice(2))).toEqual(['day', 'message']);
});
