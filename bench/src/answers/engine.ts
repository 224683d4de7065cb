/**
 * The answer engine without server and database: the cost of one question, and how it grows with the number
 * of FAQs.
 */
import { findAnswer, type KnownFaq, type PreparedKnowledge, prepareKnowledge } from '@parrot/answer-engine';
import { newId } from '@parrot/contract/core';
import { faultIn, type Part } from '../part.ts';
import { NLPJS_CPU_MS } from '../references.ts';
import { shortNumber } from '../table.ts';
import { benchFaqs } from './faq-set.ts';

const SIZES = [1_000, 10_000];
const WARM_UP = 300;
/** The best round counts: interference only ever adds time. */
const ROUNDS = 3;
const QUESTIONS = 600;

type Asked = { question: string; expected: KnownFaq };
type Cost = { faqs: number; prepareMs: number; cpuMs: number };

export const engine: Part = {
  name: 'engine',
  title: 'Answer engine alone, CPU per question',

  async selfCheck() {
    const { prepared, questions } = await prepareFaqs(50);
    const [one, other] = questions;
    if (!one || !other) throw new Error('There are no questions to ask.');
    await askAll(prepared, [one, other]);
    const fault = await faultIn(() => askAll(prepared, [{ ...one, expected: other.expected }]));
    return `a wrong answer was detected (${fault})`;
  },

  async measure() {
    const costs: Cost[] = [];
    for (const size of SIZES) costs.push(await costAt(size));
    const [few, many] = costs;
    if (!few || !many) throw new Error('There is nothing to compare.');
    return {
      figures: costs.map(({ faqs, cpuMs }) => ({
        what: `one question among ${faqs.toLocaleString('en')} FAQs`,
        value: cpuMs,
        unit: 'ms CPU',
        better: 'lower',
        references: faqs === many.faqs ? [NLPJS_CPU_MS] : [],
      })),
      grids: [
        [
          ['FAQs', 'CPU ms per question', 'preparation, ms'],
          ...costs.map((cost) => [
            cost.faqs.toLocaleString('en'),
            shortNumber(cost.cpuMs),
            shortNumber(cost.prepareMs),
          ]),
          [
            `× ${many.faqs / few.faqs}`,
            `× ${shortNumber(many.cpuMs / few.cpuMs)}`,
            `× ${shortNumber(many.prepareMs / few.prepareMs)}`,
          ],
        ],
      ],
      notes: ['Each FAQ has two questions; visitors ask in other words than either.'],
    };
  },
};

async function costAt(faqs: number): Promise<Cost> {
  const cost = { faqs, prepareMs: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { prepared, questions, prepareMs } = await prepareFaqs(faqs);
    const spread = spreadOver(questions, WARM_UP + QUESTIONS);
    await askAll(prepared, spread.slice(0, WARM_UP));
    const before = process.cpuUsage();
    await askAll(prepared, spread.slice(WARM_UP));
    const { user, system } = process.cpuUsage(before);
    cost.prepareMs = Math.min(cost.prepareMs, prepareMs);
    cost.cpuMs = Math.min(cost.cpuMs, (user + system) / 1000 / QUESTIONS);
  }
  return cost;
}

async function prepareFaqs(count: number) {
  const questions: Asked[] = benchFaqs(count).map(({ questions, answer, asked }) => ({
    question: asked,
    expected: { faqId: newId('faq'), languageCode: 'en', questions, answer, link: '' },
  }));
  const began = performance.now();
  const prepared = await prepareKnowledge({ faqs: questions.map(({ expected }) => expected) });
  return { prepared, questions, prepareMs: performance.now() - began };
}

/** Throws if a question is not answered by its own FAQ. */
async function askAll(prepared: PreparedKnowledge, asked: readonly Asked[]): Promise<void> {
  for (const { question, expected } of asked) {
    const finding = await findAnswer(prepared, { question });
    if (finding.kind !== 'answer' || finding.faqId !== expected.faqId)
      throw new Error(`“${question}” was answered by ${finding.kind}`);
  }
}

const spreadOver = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => items[at % items.length] as T);
