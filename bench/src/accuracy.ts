/** How often the first candidate is right on BANKING77, real questions of bank customers. Only where the data set is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAnswer, type KnownFaq, prepareKnowledge } from '@parrot/answer-engine';
import { newId } from '@parrot/contract/core';
import { NotHere } from './not-here.ts';
import type { Part } from './part.ts';
import { BANKING77 } from './references.ts';

const DATA = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const EXAMPLES = [5, 10] as const;
/** Which examples are drawn makes a difference of about one in a hundred, so several draws are averaged. */
const DRAWS = [1, 2, 3];

type Question = { text: string; category: string };

export const accuracy: Part = {
  name: 'accuracy',
  title: 'Right at first, BANKING77',

  async selfCheck() {
    const { train, test } = readData();
    const some = test.slice(0, 300);
    const right = await shareRight(examplesOf(train, 5, 1), some);
    const swapped = train.map((question, at) => ({
      ...question,
      category: train[((at + train.length / 2) % train.length) | 0]?.category ?? '',
    }));
    const wrong = await shareRight(examplesOf(swapped, 5, 1), some);
    if (wrong > right / 5) throw new Error(`With swapped answers ${wrong} % were still right.`);
    return `swapped answers were noticed (${wrong.toFixed(1)} % right instead of ${right.toFixed(1)} %)`;
  },

  async measure() {
    const { train, test } = readData();
    const figures = [];
    for (const count of EXAMPLES) {
      const shares = [];
      for (const draw of DRAWS) shares.push(await shareRight(examplesOf(train, count, draw), test));
      figures.push({
        what: `${count} example questions per answer`,
        value: shares.reduce((sum, share) => sum + share, 0) / shares.length,
        unit: '%',
        better: 'higher' as const,
        references: BANKING77[count],
      });
    }
    const notes = [`${test.length} questions, 77 answers, the mean of ${DRAWS.length} draws of examples.`];
    return { figures, notes };
  },
};

function readData(): { train: Question[]; test: Question[] } {
  const read = (half: string) => {
    const file = join(DATA, `banking77-${half}.csv`);
    if (!existsSync(file)) throw new NotHere(`the data set is not here (${file})`);
    return parseCsv(readFileSync(file, 'utf8'))
      .slice(1)
      .map(([text = '', category = '']) => ({ text, category }));
  };
  return { train: read('train'), test: read('test') };
}

async function shareRight(faqs: Map<string, KnownFaq>, test: readonly Question[]): Promise<number> {
  const prepared = await prepareKnowledge({ faqs: [...faqs.values()] });
  let right = 0;
  for (const { text, category } of test) {
    const { trace } = await findAnswer(prepared, { question: text });
    if (trace.candidates[0]?.faqId === faqs.get(category)?.faqId) right += 1;
  }
  return (100 * right) / test.length;
}

function examplesOf(train: readonly Question[], count: number, draw: number): Map<string, KnownFaq> {
  const byCategory = new Map<string, string[]>();
  for (const { text, category } of shuffled(train, draw)) {
    const texts = byCategory.get(category) ?? [];
    byCategory.set(category, texts);
    if (texts.length < count) texts.push(text);
  }
  const faqOf = (category: string, questions: string[]): KnownFaq => ({
    faqId: newId('faq'),
    languageCode: 'en',
    questions,
    answer: category,
    link: '',
  });
  return new Map([...byCategory].map(([category, texts]) => [category, faqOf(category, texts)]));
}

/** The same order for the same draw, on every machine. */
function shuffled<T>(items: readonly T[], draw: number): T[] {
  const mixed = [...items];
  let state = draw * 0x9e3779b9;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

function parseCsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,\n\r]*)(,|\r?\n|$)/gy;
  const rows: string[][] = [[]];
  for (const [, raw = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
