// @vitest-environment node
import { expect, test } from 'vitest';
import { message, msgId } from '../../conversation/message.fixture.ts';
import { newThread, type Thread } from '../../conversation/thread.ts';
import { logItems, openSuggestions } from './log-items.ts';
import { timeLabel } from './time-label.ts';

const thread = (fields: Partial<Thread>): Thread => ({ ...newThread(), loaded: true, ...fields });
const at = (minutes: number) => new Date(2026, 0, 5, 9, minutes).toISOString();
const kinds = (shown: Thread, greeting: string | false = false) =>
  logItems(shown, greeting).map((item) => (item.kind === 'words' ? item.value : item.kind));

test('the bot greets before the first message, below the first time afterwards', () => {
  expect(kinds(thread({}), 'Hello!')).toEqual(['Hello!']);
  const asked = [message(1, { userType: 'visitor', value: 'Hi', time: at(0) })];
  expect(kinds(thread({ messages: asked }), 'Hello!')).toEqual(['time', 'Hello!', 'Hi']);
});

test('it does not greet twice, nor in the middle of a long conversation', () => {
  expect(kinds(thread({ messages: [message(1, { value: 'Hello!' })] }), 'Hello!')).toEqual([
    'time',
    'Hello!',
  ]);
  const later = [message(40, { userType: 'visitor', value: 'Later' })];
  expect(kinds(thread({ messages: later }), 'Hello!')).toEqual(['time', 'Later']);
});

test('the time is shown at the start, after half an hour and on a new day', () => {
  const messages = [at(0), at(10), at(45), new Date(2026, 0, 6, 0, 5).toISOString()].map((time, index) =>
    message(index + 1, { time, value: String(index) }),
  );
  expect(kinds(thread({ messages }))).toEqual(['time', '0', '1', 'time', '2', 'time', '3']);
});

test('messages are grouped by sender; unsent ones belong to the visitor', () => {
  const shown = thread({
    messages: [
      message(1, { time: at(0) }),
      message(2, { time: at(0) }),
      message(3, { time: at(0), userType: 'agent', senderId: 'usr_1' }),
      message(4, { time: at(0), userType: 'agent', senderId: 'usr_2' }),
      message(5, { time: at(0), userType: 'visitor' }),
    ],
    unsent: [{ msgId: msgId('new'), value: 'new', time: at(1) }],
  });
  const edges = logItems(shown, false).flatMap((item) =>
    item.kind === 'words' ? [`${item.first ? '[' : ''}${item.value.at(-1)}${item.last ? ']' : ''}`] : [],
  );
  expect(edges).toEqual(['[1', '2]', '[3]', '[4]', '[5', 'w]']);
});

test('suggestions are open until the next message', () => {
  const suggesting = message(1, { suggestions: ['Prices', 'Opening hours'] });
  expect(openSuggestions(thread({ messages: [suggesting] }))).toEqual(['Prices', 'Opening hours']);
  expect(openSuggestions(thread({ messages: [suggesting, message(2)] }))).toEqual([]);
  const unsent = [{ msgId: msgId('new'), value: 'Prices', time: at(1) }];
  expect(openSuggestions(thread({ messages: [suggesting], unsent }))).toEqual([]);
});

test('a time is formatted relative to today', () => {
  const now = new Date(2026, 2, 5, 0, 30);
  const label = (date: Date, locale = 'en-GB') => timeLabel(date.toISOString(), locale, now);
  expect(label(new Date(2026, 2, 5, 0, 10))).toBe('Today, 00:10');
  expect(label(new Date(2026, 2, 4, 23, 50))).toBe('Yesterday, 23:50');
  expect(label(new Date(2026, 2, 3, 9, 15))).toBe('Tue 3 Mar, 09:15');
  expect(label(new Date(2026, 2, 4, 23, 50), 'de')).toBe('Gestern, 23:50');
});
