import { expect, test } from 'vitest';
import { similarPairs } from './similar-pairs.ts';
import { prepareSimilar } from './similar-questions.ts';

const TEXTS = [
  'How do I return a lamp?',
  'When are you open on Sundays?',
  'How can I return a lamp?',
  'Do you ship to Norway?',
  'Do you ship to Norway or Sweden?',
  'Where is my parcel?',
];
const own = (texts: readonly string[]) => texts.map((text, at) => ({ owner: String(at), text }));

test('pairs are the same that each text finds among the others', async () => {
  const near = 0.72;
  const pairs = await similarPairs(own(TEXTS), 'en', { near });
  const index = await prepareSimilar(
    TEXTS.map((text, at) => ({ faqId: `${at}` as never, questions: [text] })),
    'en',
  );
  const expected = TEXTS.flatMap((text, at) =>
    index.find(text, 10).flatMap(({ faqId }) => (Number(faqId) < at ? [`${faqId} ${at}`] : [])),
  );
  expect(expected).toEqual(['0 2', '3 4']);
  expect(pairs.map(({ one, other }) => `${one} ${other}`).sort()).toEqual(expected.sort());
});

test('texts of one owner and pairs that are not accepted do not count', async () => {
  const texts = [TEXTS[0], TEXTS[2]].map((text) => ({ owner: 'same', text: text as string }));
  expect(await similarPairs(texts, 'en', { near: 0.7 })).toEqual([]);
  expect(await similarPairs(own(TEXTS), 'en', { near: 0.7, accepts: (one) => one !== 0 })).toHaveLength(1);
});

test('ten thousand equal and ten thousand different texts take seconds, in slices', async () => {
  const equal = Array.from({ length: 10_000 }, () => 'How do I return a lamp?');
  const different = Array.from({ length: 10_000 }, (_, at) => `How do I fix part ${at} of model ${at % 97}?`);
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const began = process.cpuUsage();
  expect(await similarPairs(own(equal), 'en', { near: 0.8 })).toHaveLength(3 * 10_000 - 6);
  await similarPairs(own(different), 'en', { near: 0.8 });
  clearInterval(timer);
  expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(30);
  expect(longest).toBeLessThan(500);
});
