/**
 * A separate process that loads the largest possible app, 10,000 FAQs and 50,000 passages, and reports its
 * memory.
 */
import { createAnswerEngine, type KnownPassage } from '@parrot/answer-engine';
import { newId } from '@parrot/contract/core';
import { createEncoder } from '@parrot/encoder';
import { benchFaqs } from './faq-set.ts';

const FAQS = 10_000;
const PASSAGES = 50_000;
const DIMENSIONS = 384;
const SYLLABLES = ['ka', 'lo', 'mi', 'ter', 'su', 'ran', 'po', 'del', 'vi', 'non', 'bra', 'est'];

/**
 * Real embeddings for the questions only. Computing all would take an hour, and any others use the same
 * memory.
 */
const encoder = createEncoder({ onFailure: (reason) => console.error(reason) });
const embedder = {
  id: 'bench',
  state: 'ready' as const,
  embed: (texts: readonly string[], options?: { patient?: boolean }) =>
    options?.patient ? Promise.resolve(texts.map(anyVector)) : encoder.embed(texts),
};

let seed = 1;
const next = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

function anyVector(): Float32Array {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => next(2_001) - 1_000);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** Word frequencies as in a natural language: a few frequent words, most of them rare. */
function word(): string {
  const number = Math.floor(20_000 ** (next(1_000_000) / 1_000_000));
  return [...String(number)].map((digit, at) => SYLLABLES[(Number(digit) + at) % SYLLABLES.length]).join('');
}

const sentence = () => `The ${Array.from({ length: 11 }, word).join(' ')} is in the ${word()}.`;
const sourceId = newId('src');
const passages = Array.from({ length: PASSAGES }, (): KnownPassage => {
  const text = Array.from({ length: 7 }, sentence).join(' ');
  return { sourceId, title: 'Handbook', url: '', heading: word(), text };
});
const faqs = benchFaqs(FAQS).map(({ questions, answer }) => ({
  faqId: newId('faq'),
  languageCode: 'en' as const,
  questions: [questions[0]],
  answer,
  link: '',
}));

const began = performance.now();
const engine = createAnswerEngine({ encoder: embedder, onError: (error) => console.error(error) });
const prepared = await engine.prepare({ faqs, passages });
const readySeconds = (performance.now() - began) / 1000;
await prepared.trained;
const times: number[] = [];
for (const { asked } of benchFaqs(200)) {
  const asking = performance.now();
  await engine.find(prepared, { question: asked });
  times.push(performance.now() - asking);
}
globalThis.gc?.();
times.sort((one, other) => one - other);
console.log(
  JSON.stringify({
    megabytes: process.memoryUsage.rss() / 1_048_576,
    readySeconds,
    p50: times[Math.floor(times.length / 2)],
  }),
);
await encoder.stop();
