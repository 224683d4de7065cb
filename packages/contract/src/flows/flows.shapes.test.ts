import { expect, test } from 'vitest';
import { LANGUAGES, LIMITS } from '../core/index.ts';
import { FLOW_TEXTS, flow, flowFile, flowTexts, textInLanguage, values } from './index.ts';

const hello = {
  type: 'message',
  title: '',
  part: null,
  content: { kind: 'text', words: { en: 'Hello', sv: 'Hej' } },
  next: { done: null },
};
const start = { type: 'start', title: '', part: null, next: { done: 'hello' } };
const sound = {
  version: 2,
  language: 'en',
  start: 'start',
  blocks: {
    start,
    hello,
    'p-start': { ...start, part: 'p', next: { done: null } },
  },
  parts: [{ id: 'p', name: 'Part', start: 'p-start' }],
  values: [{ name: 'orderNumber', type: 'number', scope: 'visitor', initial: null }],
  texts: { sv: { unknown: 'Hoppsan.' } },
  places: { start: { x: 0, y: -20.5 } },
  notes: [],
};
const problemsOf = (changes: object) =>
  (flow.safeParse({ ...sound, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const withBlock = (id: string, block: object) => ({ blocks: { ...sound.blocks, [id]: block } });

test('a valid flow is accepted unchanged, also as a file', () => {
  expect(flow.parse(sound)).toEqual(sound);
  const file = { parrotFlow: 2, name: 'Hello', flow: sound };
  expect(flowFile.parse(file)).toEqual(file);
  expect(flowFile.safeParse({ ...file, parrotFlow: 1 }).success).toBe(false);
});

test('an invalid flow is rejected with what and where', () => {
  for (const id of ['hello', 'constructor', 'p-start'])
    expect(problemsOf({ start: id })).toEqual(['start: A flow starts with a Start block.']);
  expect(problemsOf(withBlock('hello', { ...hello, next: { done: 'gone' } }))).toEqual([
    'blocks.hello.next.done: There’s no block named “gone”.',
  ]);
  expect(problemsOf(withBlock('hello', { ...hello, next: { done: 'p-start' } }))).toEqual([
    'blocks.hello.next.done: The block “p-start” belongs to another part of the flow.',
  ]);
  expect(problemsOf(withBlock('lost', { ...hello, part: 'q' }))).toEqual([
    'blocks.lost.part: There’s no part named “q”.',
  ]);
  expect(problemsOf({ parts: [{ id: 'p', name: 'Part', start: 'hello' }] })).toEqual([
    'parts.0.start: Each reusable part starts with its own Start block.',
  ]);
  expect(problemsOf({ parts: [...sound.parts, ...sound.parts] })).toEqual([
    'parts.1.id: There are two parts named “p”.',
  ]);
  expect(problemsOf({ values: [...sound.values, ...sound.values] })).toEqual([
    'values.1.name: There are two values named “orderNumber”.',
  ]);
  expect(problemsOf({ version: 1 })[0]).toMatch(/^version: /);
  expect(problemsOf(withBlock('hello', { type: 'teleport', next: {} }))[0]).toMatch(/^blocks\.hello/);
});

test('a malicious flow is rejected', () => {
  const long = { kind: 'text', words: { en: 'x'.repeat(LIMITS.messageLength + 1) } };
  expect(problemsOf(withBlock('hello', { ...hello, content: long }))[0]).toMatch(
    /^blocks\.hello\.content\.words\.en: /,
  );
  const end = { type: 'end', message: {}, next: {} };
  const many = Object.fromEntries(Array.from({ length: LIMITS.flowBlocks }, (_, at) => [`b${at}`, end]));
  expect(problemsOf({ blocks: { ...sound.blocks, ...many } })).toEqual([
    `blocks: A flow has at most ${LIMITS.flowBlocks} blocks.`,
  ]);
  for (const name of ['constructor', 'toString', 'lastMessage', 'Order', 'a-b', ''])
    expect(problemsOf({ values: [{ ...sound.values[0], name }] })[0]).toMatch(/^values\.0\.name: /);
  expect(problemsOf({ places: { start: { x: Number.POSITIVE_INFINITY, y: 0 } } })[0]).toMatch(
    /^places\.start\.x: /,
  );
  expect(flow.safeParse(JSON.parse('{"__proto__":{"version":2},"blocks":{"__proto__":{}}}')).success).toBe(
    false,
  );
  expect(values.safeParse(JSON.parse('{"__proto__":"x","constructor":"y"}')).success).toBe(false);
});

test('a text is taken in the requested language, else in the bot’s own, else in any', () => {
  expect(textInLanguage({ en: 'Hello', sv: 'Hej' }, 'sv', 'en')).toBe('Hej');
  expect(textInLanguage({ en: 'Hello', sv: ' ' }, 'sv', 'en')).toBe('Hello');
  expect(textInLanguage({ de: 'Hallo' }, 'sv', 'en')).toBe('Hallo');
  expect(textInLanguage({}, 'sv', 'en')).toBe('');
});

test('every language has all texts', () => {
  expect(Object.keys(FLOW_TEXTS).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect(flowTexts.parse(FLOW_TEXTS[language])).toEqual(FLOW_TEXTS[language]);
    expect(Object.values(FLOW_TEXTS[language]).every((text) => text.trim() !== '')).toBe(true);
  }
});
