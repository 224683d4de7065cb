/** Of what a model wrote, the sentences that cite a passage and are grounded in it. */
import type { LanguageCode } from '@parrot/contract/core';
import { citedSentences, isGrounded } from '../models/index.ts';

export type Citable = { title: string; heading: string; text: string };
export type Supported = {
  text: string;
  /** Indexes of the passages that were cited, in that order, each once. */
  cited: number[];
  dropped: number;
};

/** `isWhole` is false while the text is streamed, because its last sentence may be incomplete. */
export function supportedText(
  written: string,
  passages: readonly Citable[],
  language: LanguageCode,
  { isWhole }: { isWhole: boolean },
): Supported {
  const sentences = citedSentences(written, { isComplete: isWhole });
  const grounded = sentences.flatMap(({ text, cited }) => {
    const existing = cited.filter((index) => index < passages.length);
    const source = existing.map((index) => textOf(passages[index])).join('\n');
    return existing.length > 0 && isGrounded(text, source, { language }) ? [{ text, cited: existing }] : [];
  });
  return {
    text: grounded.map(({ text }) => text).join(' '),
    cited: [...new Set(grounded.flatMap(({ cited }) => cited))],
    dropped: sentences.length - grounded.length,
  };
}

const textOf = (passage: Citable | undefined): string =>
  passage ? `${passage.title}\n${passage.heading}\n${passage.text}` : '';
