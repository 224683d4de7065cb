/**
 * Questions beside what a bot knows: bots with 51 of the 77 answers of BANKING77 are asked about all of them, at
 * each level of caution. Skipped without the data set.
 */
import { type AnswerEngine, createAnswerEngine, type KnownFaq } from '@parrot/answer-engine';
import { ANSWER_LEVELS, LEVEL_THRESHOLDS } from '@parrot/contract/apps';
import { createEncoder } from '@parrot/encoder';
import { NotAvailable } from '../not-available.ts';
import type { Part } from '../part.ts';
import { type Reference, TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { faqsFrom, type Question, readBanking, shuffled } from './answer-data.ts';
import { nlpJs } from './nlp-js.ts';

const EXAMPLES = 10;
const KNOWN = 51;
/** Which answers are known changes the result by several percent, so several samples are averaged. */
const DRAWS = [1, 2, 3, 4, 5];
const lexical = createAnswerEngine();

type Shares = { wrong: number; right: number; offered: number };

export const unknown: Part = {
  name: 'unknown',
  title: 'Questions beside what the bot knows, BANKING77',

  async selfCheck() {
    const { train, test } = readBanking();
    const some = test.filter((_, at) => at % 10 === 0);
    const [all = NONE] = await sharesAt(lexical, knownFaqs(train, 1), some, [0]);
    const [none = NONE] = await sharesAt(lexical, knownFaqs(train, 1), some, [1.01]);
    if (all.wrong < 90 || none.wrong > 0)
      throw new Error(`Self-check: ${all.wrong} % answered without a threshold, ${none.wrong} % above it.`);
    return `without a threshold ${all.wrong.toFixed(1)} % of the unknown questions were answered`;
  },

  async measure() {
    const { train, test } = readBanking();
    const encoder = createEncoder({ onFailure: (reason) => console.log(`  The encoder failed: ${reason}`) });
    const thresholds = ANSWER_LEVELS.map((level) => LEVEL_THRESHOLDS[level]);
    const notes = [
      `${test.length} questions, ${KNOWN} of 77 answers known, ${EXAMPLES} example questions each, the mean of ${DRAWS.length} draws.`,
    ];
    try {
      const engine = createAnswerEngine({ encoder });
      const draws: Shares[][] = [];
      for (const draw of DRAWS) draws.push(await sharesAt(engine, knownFaqs(train, draw), test, thresholds));
      const mean = (at: number, of: keyof Shares) =>
        draws.reduce((sum, shares) => sum + (shares[at]?.[of] ?? 0), 0) / draws.length;
      const competitor = await competitorShares(train, test, notes);
      const figures = ANSWER_LEVELS.flatMap((level, at): Figure[] => {
        const target = level === 'balanced' ? TARGETS.unknown : undefined;
        return [
          {
            what: `${level}: unknown questions answered, wrongly`,
            value: mean(at, 'wrong'),
            unit: '%',
            better: 'lower',
            ...(target && { target: target.wrong }),
            references: competitor.wrong,
          },
          {
            what: `${level}: known questions answered rightly`,
            value: mean(at, 'right'),
            unit: '%',
            better: 'higher',
            ...(target && { target: target.right }),
            references: competitor.right,
          },
          {
            what: `${level}: the same, or the right one among the choices`,
            value: mean(at, 'offered'),
            unit: '%',
            better: 'higher',
          },
        ];
      });
      return { figures, notes };
    } finally {
      await encoder.stop();
    }
  },
};

const NONE: Shares = { wrong: 0, right: 0, offered: 0 };

/** Other answers are known in each draw. */
function knownFaqs(train: readonly Question[], draw: number): Map<string, KnownFaq> {
  const all = [...faqsFrom(train, EXAMPLES, draw)].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(shuffled(all, draw).slice(0, KNOWN));
}

async function sharesAt(
  engine: AnswerEngine,
  faqs: ReadonlyMap<string, KnownFaq>,
  asked: readonly Question[],
  thresholds: readonly number[],
): Promise<Shares[]> {
  const prepared = await engine.prepare({ faqs: [...faqs.values()] });
  await prepared.trained;
  const options = thresholds.map((threshold) => ({ threshold }));
  const counts = thresholds.map(() => ({ wrong: 0, right: 0, offered: 0 }));
  let known = 0;
  for (const { text, category } of asked) {
    const own = faqs.get(category);
    if (own) known += 1;
    const decisions = await engine.decideAt(prepared, { question: text }, options);
    for (const [at, decision] of decisions.entries()) {
      const count = counts[at] ?? NONE;
      const isRight = own !== undefined && decision.kind === 'answer' && decision.faqId === own.faqId;
      const isOffered =
        decision.kind === 'didYouMean' && decision.suggestions.some(({ faqId }) => faqId === own?.faqId);
      if (!own && decision.kind === 'answer') count.wrong += 1;
      if (isRight) count.right += 1;
      if (isRight || isOffered) count.offered += 1;
    }
  }
  const unknownCount = asked.length - known;
  return counts.map(({ wrong, right, offered }) => ({
    wrong: (100 * wrong) / unknownCount,
    right: (100 * right) / known,
    offered: (100 * offered) / known,
  }));
}

/** NLP.js on the first draw, with its own threshold; its answer `None` means that it does not know. */
async function competitorShares(
  train: readonly Question[],
  test: readonly Question[],
  notes: string[],
): Promise<{ wrong: Reference[]; right: Reference[] }> {
  try {
    const faqs = knownFaqs(train, DRAWS[0] ?? 1);
    const ask = await nlpJs([...faqs.values()]);
    let [known, right, wrong] = [0, 0, 0];
    for (const { text, category } of test) {
      const answer = await ask(text);
      if (faqs.has(category)) known += 1;
      if (answer === category) right += 1;
      else if (!faqs.has(category) && answer !== 'None') wrong += 1;
    }
    const share = (count: number, of: number): Reference[] => [
      { name: 'NLP.js, this run', value: Number(((100 * count) / of).toFixed(1)) },
    ];
    return { wrong: share(wrong, test.length - known), right: share(right, known) };
  } catch (error) {
    if (!(error instanceof NotAvailable)) throw error;
    notes.push(error.message);
    return { wrong: [], right: [] };
  }
}
