/** The passages nearest to a question, in full length, as input of a model. */
import type { Finding } from '@parrot/answer-engine';
import type { AppSnapshot } from '../apps/index.ts';
import type { WriteAnswer } from '../conversations/index.ts';
import { passageUrl } from '../knowledge/index.ts';

/** Fewer than one in ten passages below this score contain the answer. */
const MIN_SCORE = 0.1;

/** `origin` is that of the links to documents. */
export function passagesOfFinding(
  { trace }: Finding,
  sources: AppSnapshot['sources'],
  origin: string,
): WriteAnswer['passages'] {
  return trace.passages
    .filter(({ score }) => score >= MIN_SCORE)
    .map(({ sourceId, title, heading, snippet }) => {
      const { url = '', passages = [] } = sources.find((source) => source.sourceId === sourceId) ?? {};
      const excerpt = snippet.replace(/…$/, '');
      const whole = passages.find((passage) => passage.heading === heading && passage.text.includes(excerpt));
      const address = url.startsWith('/') ? origin + url : url;
      return {
        title,
        url: whole ? passageUrl(address, whole) : address,
        heading,
        text: whole?.text ?? excerpt,
      };
    });
}
