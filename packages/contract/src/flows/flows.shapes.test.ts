import { expect, test } from 'vitest';
import { LANGUAGES, LIMITS } from '../core/index.ts';
import { FLOW_TEXTS, flow, flowTexts } from './index.ts';

const sound = {
  version: 1,
  start: 'start',
  blocks: {
    start: { type: 'start', next: { done: 'hello' } },
    hello: { type: 'message', text: 'Hello', next: { done: null } },
  },
  texts: FLOW_TEXTS.en,
};
const problemsOf = (value: unknown) =>
  (flow.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a sound flow passes as it is', () => {
  expect(flow.parse(sound)).toEqual(sound);
});

test('a flow that cannot run is refused with what and where', () => {
  expect(problemsOf({ ...sound, start: 'hello' })).toEqual(['start: A flow begins with a start block.']);
  expect(problemsOf({ ...sound, start: 'constructor' })).toEqual([
    'start: A flow begins with a start block.',
  ]);
  const astray = { ...sound.blocks, hello: { type: 'message', text: '', next: { done: 'gone' } } };
  expect(problemsOf({ ...sound, blocks: astray })).toEqual([
    "blocks.hello.next.done: There is no block 'gone'.",
  ]);
  expect(problemsOf({ ...sound, version: 2 })[0]).toMatch(/^version: /);
  expect(problemsOf({ ...sound, blocks: { start: { type: 'teleport', next: {} } } })[0]).toMatch(
    /^blocks\.start/,
  );
  const long = {
    ...sound.blocks,
    hello: { ...sound.blocks.hello, text: 'x'.repeat(LIMITS.messageLength + 1) },
  };
  expect(problemsOf({ ...sound, blocks: long })[0]).toMatch(/^blocks\.hello\.text: /);
  const many = Object.fromEntries(
    Array.from({ length: LIMITS.flowBlocks + 1 }, (_, at) => [`b${at}`, { type: 'end', next: {} }]),
  );
  expect(problemsOf({ ...sound, blocks: { ...sound.blocks, ...many } })).toEqual([
    `blocks: A flow has at most ${LIMITS.flowBlocks} blocks.`,
  ]);
  expect(flow.safeParse(JSON.parse('{"__proto__":{"version":1},"blocks":{"__proto__":{}}}')).success).toBe(
    false,
  );
});

test('every language has all the words', () => {
  expect(Object.keys(FLOW_TEXTS).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect(flowTexts.parse(FLOW_TEXTS[language])).toEqual(FLOW_TEXTS[language]);
    expect(Object.values(FLOW_TEXTS[language]).every((text) => text.trim() !== '')).toBe(true);
  }
});
