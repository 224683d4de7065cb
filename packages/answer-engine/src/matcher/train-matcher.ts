/**
 * Trains a matcher from questions and their embeddings. Can take seconds, so it runs outside the main thread.
 */

import { indexQuestions } from '../faqs/index-questions.ts';
import type { KnownFaq } from '../knowledge.ts';
import type { PackedVectors } from '../vectors/vector-table.ts';
import type { Head } from './classifier-head.ts';
import { meaningOf } from './compare-examples.ts';
import { type Examples, examplesOf, lexicalSimilarities } from './examples.ts';
import { combinedSimilarities } from './kernel.ts';
import { trainHead } from './train-head.ts';

export type TrainingJob = {
  faqs: Pick<KnownFaq, 'faqId' | 'languageCode' | 'questions'>[];
  /** One per example, in the order of the examples; null to train on words alone. */
  vectors: PackedVectors | null;
};

export async function trainFrom({ faqs, vectors }: TrainingJob): Promise<Head> {
  return trainOn(examplesOf(faqs, await indexQuestions(faqs)), vectors);
}

export function trainOn(examples: Examples, vectors: PackedVectors | null): Head {
  const { classes, classCount, texts } = examples;
  const meaning = vectors && meaningOf(vectors);
  return trainHead({
    classes,
    classCount,
    nearnessOf(example) {
      const { wording } = lexicalSimilarities(examples, texts[example] ?? '');
      if (!meaning) return wording;
      const { table, center } = meaning;
      return combinedSimilarities(
        table.cosinesOfRow(example),
        wording,
        center,
        center.nearness[example] as number,
      );
    },
  });
}
