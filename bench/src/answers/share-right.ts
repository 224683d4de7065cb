import type { AnswerEngine, KnownFaq } from '@parrot/answer-engine';
import type { Question } from './answer-data.ts';

/** The percentage of questions whose top candidate is the right FAQ, by a bot trained on these FAQs. */
export async function shareRight(
  engine: AnswerEngine,
  faqs: ReadonlyMap<string, KnownFaq>,
  asked: readonly Question[],
): Promise<number> {
  const prepared = await engine.prepare({ faqs: [...faqs.values()] });
  await prepared.trained;
  let right = 0;
  for (const { text, category } of asked) {
    const [first] = await engine.match(prepared, { question: text, most: 1 });
    if (first?.faq.answer === category) right += 1;
  }
  return (100 * right) / asked.length;
}
