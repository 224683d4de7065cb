/**
 * The cost of an answer by embeddings and terms, without the encoder: with vectors that are computed here.
 */
import { createAnswerEngine } from '@parrot/answer-engine';
import { newId } from '@parrot/contract/core';
import { benchFaqs } from './faq-set.ts';

const DIMENSIONS = 384;
const WARM_UP = 100;
const QUESTIONS = 300;
/** The best round counts: interference only ever adds time. */
const ROUNDS = 3;

/** CPU per question of a bot with so many FAQs, of two questions each. */
export async function answerCpuMs(count: number): Promise<number> {
  const faqs = benchFaqs(count);
  const vectors = new Map(faqs.slice(0, QUESTIONS).map(({ asked }) => [asked, vectorOf(asked)]));
  const engine = createAnswerEngine({
    encoder: {
      id: 'bench',
      state: 'ready',
      embed: async (texts) => texts.map((text) => vectors.get(text) ?? vectorOf(text)),
    },
    onError: (error) => console.error(error),
  });
  const known = faqs.map(({ questions, answer }) => ({
    faqId: newId('faq'),
    languageCode: 'en' as const,
    questions,
    answer,
    link: '',
  }));
  const prepared = await engine.prepare({ faqs: known });
  await prepared.trained;
  const askAll = async (most: number) => {
    let right = 0;
    for (const { asked, answer } of faqs.slice(0, most)) {
      const [first] = await engine.match(prepared, { question: asked, languageCode: 'en' });
      if (first?.faq.answer === answer) right += 1;
    }
    if (right < most / 2) throw new Error(`Only ${right} of ${most} questions were answered.`);
  };
  await askAll(WARM_UP);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await askAll(QUESTIONS);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000 / QUESTIONS);
  }
  return best;
}

/** A fixed direction per word, so that texts with the same words are near each other, as with an encoder. */
function vectorOf(text: string): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().split(/\W+/)) {
    let state = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 7);
    for (let at = 0; at < DIMENSIONS; at += 1) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
      sum[at] = (sum[at] as number) + state / 2 ** 31;
    }
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
