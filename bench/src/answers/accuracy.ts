/**
 * Accuracy of the top candidate on BANKING77, real questions of bank customers. Skipped without the data set.
 */
import { createAnswerEngine } from '@parrot/answer-engine';
import { createEncoder } from '@parrot/encoder';
import { NotAvailable } from '../not-available.ts';
import type { Part } from '../part.ts';
import { BANKING77, type Reference, TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { faqsFrom, type Question, readBanking } from './answer-data.ts';
import { nlpJs } from './nlp-js.ts';
import { shareRight } from './share-right.ts';

const EXAMPLES = [5, 10] as const;
/** The choice of examples changes the result by about one percent, so several samples are averaged. */
const DRAWS = [1, 2, 3];
const lexical = createAnswerEngine();

export const accuracy: Part = {
  name: 'accuracy',
  title: 'Top candidate right, BANKING77',

  async selfCheck() {
    const { train, test } = readBanking();
    const some = test.slice(0, 300);
    const right = await shareRight(lexical, faqsFrom(train, 5, 1), some);
    const swapped = train.map((question, at) => ({
      ...question,
      category: train[((at + train.length / 2) % train.length) | 0]?.category ?? '',
    }));
    const wrong = await shareRight(lexical, faqsFrom(swapped, 5, 1), some);
    if (wrong > right / 5) throw new Error(`Self-check: with swapped answers ${wrong} % were still right.`);
    return `swapped answers were detected (${wrong.toFixed(1)} % right instead of ${right.toFixed(1)} %)`;
  },

  async measure() {
    const { train, test } = readBanking();
    const encoder = createEncoder({ onFailure: (reason) => console.log(`  The encoder failed: ${reason}`) });
    const figures: Figure[] = [];
    const notes = [`${test.length} questions, 77 answers, the mean of ${DRAWS.length} draws of examples.`];
    const engines = [
      { name: 'with the encoder', engine: createAnswerEngine({ encoder }), targets: TARGETS.banking77 },
      { name: 'by words alone', engine: lexical, targets: TARGETS.banking77Lexical },
    ];
    try {
      for (const count of EXAMPLES) {
        const competitors = await competitorScores(train, test, count, notes);
        for (const { name, engine, targets } of engines) {
          const shares = [];
          for (const draw of DRAWS) shares.push(await shareRight(engine, faqsFrom(train, count, draw), test));
          figures.push({
            what: `${count} example questions per answer, ${name}`,
            value: shares.reduce((sum, share) => sum + share, 0) / shares.length,
            unit: '%',
            better: 'higher',
            target: targets[count],
            references: [...competitors, ...BANKING77[count]],
          });
        }
      }
    } finally {
      await encoder.stop();
    }
    return { figures, notes };
  },
};

/**
 * NLP.js on the first sample of the same examples, in this run; the reference figure if it cannot be
 * downloaded.
 */
async function competitorScores(
  train: readonly Question[],
  test: readonly Question[],
  count: 5 | 10,
  notes: string[],
): Promise<Reference[]> {
  try {
    const faqs = faqsFrom(train, count, DRAWS[0] ?? 1);
    const ask = await nlpJs([...faqs.values()]);
    let right = 0;
    for (const { text, category } of test) if ((await ask(text)) === category) right += 1;
    return [{ name: 'NLP.js, this run', value: Number(((100 * right) / test.length).toFixed(1)) }];
  } catch (error) {
    if (!(error instanceof NotAvailable)) throw error;
    notes.push(error.message);
    return [];
  }
}
