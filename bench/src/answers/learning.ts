/**
 * How long training takes while questions are answered, the latency of an answer afterward, and the memory of
 * the largest app.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AnswerEngine, createAnswerEngine, type KnownFaq } from '@parrot/answer-engine';
import { newId } from '@parrot/contract/core';
import { createEncoder } from '@parrot/encoder';
import { faultIn, type Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import { faqsFrom, type Question, readBanking } from './answer-data.ts';
import { benchFaqs } from './faq-set.ts';

const MANY = 10_000;
const ASKED = 400;
const BETWEEN_QUESTIONS_MS = 100;

export const learning: Part = {
  name: 'learning',
  title: 'Learning, and answers by meaning',

  async selfCheck() {
    const broken = {
      id: 'none',
      state: 'ready' as const,
      embed: () => Promise.reject(new Error('no encoder')),
    };
    const engine = createAnswerEngine({ encoder: broken });
    const fault = await faultIn(() => learnt(engine, manyFaqs(20)));
    return `an encoder that does not work was detected (${fault})`;
  },

  async measure() {
    const { train, test } = readBanking();
    const encoder = createEncoder({ onFailure: (reason) => console.log(`  The encoder failed: ${reason}`) });
    const engine = createAnswerEngine({ encoder });
    try {
      await encoder.embed(['The thread is there before anybody is timed.']);
      const few = await learnt(engine, [...faqsFrom(train, 10, 1).values()]);
      const p50 = await medianMs(engine, few.prepared, test.slice(0, ASKED));
      const many = await learnt(engine, manyFaqs(MANY));
      const largest = await largestApp();
      return {
        figures: [
          {
            what: '770 questions of 77 answers learned',
            value: few.seconds,
            unit: 's',
            better: 'lower',
            target: TARGETS.trainFewSeconds,
          },
          {
            what: '10,000 FAQs learned',
            value: many.seconds,
            unit: 's',
            better: 'lower',
            target: TARGETS.trainManySeconds,
          },
          { what: 'an answer meanwhile, p50', value: many.meanwhileMs, unit: 'ms', better: 'lower' },
          {
            what: 'an answer by meaning, p50',
            value: p50,
            unit: 'ms',
            better: 'lower',
            target: TARGETS.answerMs,
          },
          {
            what: 'an answer of the largest app, p50',
            value: largest.p50,
            unit: 'ms',
            better: 'lower',
            target: TARGETS.answerMs,
          },
          {
            what: 'a process with the largest app',
            value: largest.megabytes,
            unit: 'MB',
            better: 'lower',
            target: TARGETS.largestAppMegabytes,
          },
        ],
        notes: ['The largest app: 10,000 FAQs and 50,000 passages of a hundred words, the encoder loaded.'],
      };
    } finally {
      await encoder.stop();
    }
  },
};

const manyFaqs = (count: number): KnownFaq[] =>
  benchFaqs(count).map(({ questions, answer }) => ({
    faqId: newId('faq'),
    languageCode: 'en',
    questions: [questions[0]],
    answer,
    link: '',
  }));

/** Throws if nothing was trained. A visitor keeps asking meanwhile. */
async function learnt(engine: AnswerEngine, faqs: KnownFaq[]) {
  const began = performance.now();
  const prepared = await engine.prepare({ faqs });
  const times: number[] = [];
  let isDone = false;
  const done = prepared.trained.then(() => {
    isDone = true;
  });
  while (!isDone) {
    const asking = performance.now();
    await engine.find(prepared, { question: faqs[times.length % faqs.length]?.answer ?? '' });
    times.push(performance.now() - asking);
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, BETWEEN_QUESTIONS_MS))]);
  }
  const seconds = (performance.now() - began) / 1000;
  const { trace } = await engine.find(prepared, { question: 'What has been learnt so far?' });
  if (trace.matcher !== 'trained') throw new Error('Nothing was trained.');
  return { prepared, seconds, meanwhileMs: median(times) };
}

async function medianMs(
  engine: AnswerEngine,
  prepared: Awaited<ReturnType<AnswerEngine['prepare']>>,
  questions: readonly Question[],
): Promise<number> {
  const times: number[] = [];
  for (const { text } of questions) {
    const asking = performance.now();
    await engine.find(prepared, { question: text });
    times.push(performance.now() - asking);
  }
  return median(times);
}

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function largestApp(): Promise<{ megabytes: number; p50: number }> {
  const script = fileURLToPath(new URL('./largest-app.ts', import.meta.url));
  const args = ['--expose-gc', '--import', 'tsx', '--conditions=source', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { megabytes: number; p50: number };
}
