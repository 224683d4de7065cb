/**
 * Chooses one or two sentences of a passage by embeddings, where question and passage are in different
 * languages and share no words. A list or table stays whole.
 */
import { dot } from '../matcher/kernel.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wholeUnits } from '../units/text-units.ts';
import { stretchOf } from './quote.ts';

const MAX_SENTENCES = 12;
/** The next sentence is included if it is nearly as near. */
const NEARLY = 0.8;

export async function semanticQuote(
  text: string,
  asked: Float32Array,
  embed: (texts: readonly string[]) => Promise<Float32Array[] | null>,
): Promise<string | null> {
  const sentences = sentencesOf(text).slice(0, MAX_SENTENCES);
  const vectors = sentences.length > 1 ? await embed(sentences) : null;
  if (!vectors) return null;
  const nearness = vectors.map((vector) => dot(vector, asked));
  const best = nearness.indexOf(Math.max(...nearness));
  const next = nearness[best + 1] ?? -1;
  const isPair = next >= (nearness[best] as number) * NEARLY;
  const whole = wholeUnits(text, stretchOf(text, sentences, best, isPair ? best + 1 : best));
  return text.slice(whole.start, whole.end);
}
