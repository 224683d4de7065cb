/**
 * Questions as people type them: BANKING77 with one and two typos in each question. Skipped without the data
 * set.
 */
import { createAnswerEngine } from '@parrot/answer-engine';
import { createEncoder, loadLexicon } from '@parrot/encoder';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { faqsFrom, readBanking } from './answer-data.ts';
import { shareRight } from './share-right.ts';
import { withTypos } from './with-typos.ts';

const EXAMPLES = 10;
const DRAW = 1;
const TYPOS = [0, 1, 2] as const;

export const typed: Part = {
  name: 'typed',
  title: 'Top candidate right on BANKING77, typed in a hurry',

  async selfCheck() {
    const { test } = readBanking();
    const changed = test.filter(({ text }, at) => withTypos(text, 1, at) !== text).length;
    if (changed < test.length * 0.99) throw new Error(`Self-check: only ${changed} questions got a typo.`);
    return `${changed} of ${test.length} questions got a typo`;
  },

  async measure() {
    const { train, test } = readBanking();
    const encoder = createEncoder({ onFailure: (reason) => console.log(`  The encoder failed: ${reason}`) });
    const faqs = faqsFrom(train, EXAMPLES, DRAW);
    const engines = {
      corrected: createAnswerEngine({ encoder, loadLexicon: () => loadLexicon() }),
      asTyped: createAnswerEngine({ encoder }),
    };
    const figures: Figure[] = [];
    try {
      for (const typos of TYPOS) {
        const asked = test.map(({ text, category }, at) => ({ text: withTypos(text, typos, at), category }));
        const without = await shareRight(engines.asTyped, faqs, asked);
        figures.push({
          what: `${typos} typos in each question`,
          value: await shareRight(engines.corrected, faqs, asked),
          unit: '%',
          better: 'higher',
          target: TARGETS.typed[typos],
          references: [{ name: 'ours, not corrected', value: Number(without.toFixed(1)) }],
        });
      }
    } finally {
      await encoder.stop();
    }
    return { figures, notes: [`${test.length} questions, 77 answers, ${EXAMPLES} example questions each.`] };
  },
};
