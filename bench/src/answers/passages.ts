/**
 * How often the right passage is first on XQuAD, within a language and across languages. Skipped without the
 * data set.
 */
import { type AnswerEngine, createAnswerEngine } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { createEncoder } from '@parrot/encoder';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { type Reading, readXquad } from './answer-data.ts';

type Pair = { asked: LanguageCode; written: LanguageCode; target: number };
const { sameLanguage, acrossLanguages } = TARGETS.xquad;
const PAIRS: readonly Pair[] = [
  { asked: 'en', written: 'en', target: sameLanguage.en },
  { asked: 'es', written: 'es', target: sameLanguage.es },
  { asked: 'de', written: 'de', target: sameLanguage.de },
  { asked: 'es', written: 'en', target: acrossLanguages },
  { asked: 'de', written: 'en', target: acrossLanguages },
];

export const passages: Part = {
  name: 'passages',
  title: 'Right passage first, XQuAD',

  async selfCheck() {
    const reading = readXquad('en');
    const questions = reading.questions.slice(0, 100);
    const right = await shareFirst(createAnswerEngine(), { ...reading, questions });
    const moved = questions.map((question) => ({ ...question, index: question.index + 1 }));
    const wrong = await shareFirst(createAnswerEngine(), { ...reading, questions: moved });
    if (wrong > right / 5) throw new Error(`Self-check: with wrong passages ${wrong} % were still right.`);
    return `wrong passages were detected (${wrong.toFixed(1)} % right instead of ${right.toFixed(1)} %)`;
  },

  async measure() {
    const encoder = createEncoder({ onFailure: (reason) => console.log(`  The encoder failed: ${reason}`) });
    const figures: Figure[] = [];
    try {
      for (const { asked, written, target } of PAIRS) {
        const { questions } = readXquad(asked);
        const reading = { questions, passages: readXquad(written).passages };
        const lexical = await shareFirst(createAnswerEngine(), reading);
        figures.push({
          what: asked === written ? `${asked}` : `${asked} question, ${written} passage`,
          value: await shareFirst(createAnswerEngine({ encoder }), reading),
          unit: '%',
          better: 'higher',
          target,
          references: [{ name: 'ours, by words alone', value: Number(lexical.toFixed(1)) }],
        });
      }
    } finally {
      await encoder.stop();
    }
    return { figures, notes: ['240 passages and 1,190 questions a language; first of all 240 (R@1).'] };
  },
};

async function shareFirst(engine: AnswerEngine, { passages: known, questions }: Reading): Promise<number> {
  const prepared = await engine.prepare({ faqs: [], passages: known });
  await prepared.trained;
  let right = 0;
  for (const { text, index } of questions) {
    const [first] = await engine.retrieve(prepared, { question: text, most: 3 });
    if (first?.passage.sourceId === known[index]?.sourceId) right += 1;
  }
  return (100 * right) / questions.length;
}
