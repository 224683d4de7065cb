/** The one or two sentences of a passage that mean what is asked, where question and passage are in two languages and share no words. */
import { dot } from '../matcher/kernel.ts';
import { sentencesOf } from '../text/sentences.ts';

const MOST_SENTENCES = 12;
/** A neighbour nearly as near belongs to it. */
const NEARLY = 0.8;

export async function semanticQuote(
  text: string,
  asked: Float32Array,
  embed: (texts: readonly string[]) => Promise<Float32Array[] | null>,
): Promise<string | null> {
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const vectors = sentences.length > 1 ? await embed(sentences) : null;
  if (!vectors) return null;
  const nearness = vectors.map((vector) => dot(vector, asked));
  const best = nearness.indexOf(Math.max(...nearness));
  const next = nearness[best + 1] ?? -1;
  const isPair = next >= (nearness[best] as number) * NEARLY;
  return sentences.slice(best, best + (isPair ? 2 : 1)).join(' ');
}
