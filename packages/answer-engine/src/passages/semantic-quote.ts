/**
 * Chooses up to three sentences of a passage by embeddings, where question and passage are in different
 * languages and share no words. A list or table stays whole.
 */
import { dot } from '../matcher/kernel.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wholeUnits } from '../units/text-units.ts';
import { stretchOf } from './quote.ts';

const MAX_SENTENCES = 12;
/** The sentences before and after it are included if they are nearly as near. */
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
  const isNear = (at: number) => (nearness[at] ?? -1) >= (nearness[best] as number) * NEARLY;
  // Of two sentences, one without the other may say the opposite.
  const isBrief = sentences.length === 2;
  const first = best > 0 && (isBrief || isNear(best - 1)) ? best - 1 : best;
  const last = best < sentences.length - 1 && (isBrief || isNear(best + 1)) ? best + 1 : best;
  const whole = wholeUnits(text, stretchOf(text, sentences, first, last));
  return text.slice(whole.start, whole.end);
}
