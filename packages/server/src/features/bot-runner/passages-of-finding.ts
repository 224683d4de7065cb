/** The passages that came nearest to a question, whole, so that a model can answer from them. */
import type { Finding } from '@parrot/answer-engine';
import type { AppSnapshot } from '../apps/index.ts';
import type { WriteAnswer } from '../conversations/index.ts';
import { passageUrl } from '../knowledge/index.ts';

/** Fewer than one in ten of those below this hold the answer. */
const WORTH_READING = 0.1;

/** `base` is where documents of ours are opened. */
export function passagesBehind(
  { trace }: Finding,
  sources: AppSnapshot['sources'],
  base: string,
): WriteAnswer['passages'] {
  return trace.passages
    .filter(({ score }) => score >= WORTH_READING)
    .map(({ sourceId, title, heading, snippet }) => {
      const { url = '', passages = [] } = sources.find((source) => source.sourceId === sourceId) ?? {};
      const words = snippet.replace(/…$/, '');
      const whole = passages.find((passage) => passage.heading === heading && passage.text.includes(words));
      const address = url.startsWith('/') ? base + url : url;
      return {
        title,
        url: whole ? passageUrl(address, whole) : address,
        heading,
        text: whole?.text ?? words,
      };
    });
}
