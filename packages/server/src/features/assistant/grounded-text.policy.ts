/** Of what a model wrote for an agent, the sentences that are grounded in the passages they cite or in what the model read. */
import type { LanguageCode } from '@parrot/contract/core';
import { citedSentences, isGrounded } from '../models/index.ts';

export type Citable = {
  title: string;
  heading: string;
  text: string;
  url: string;
  /** Null where it could not be detected. */
  language: LanguageCode | null;
};
type GroundedText = {
  text: string;
  /** Indexes of the passages that were cited and support their sentence, each once. */
  cited: number[];
};

type GroundingSource = {
  passages: readonly Citable[];
  /** All that the model was given to read, as one text. */
  source: string;
  /** The language the model was told to write in. */
  language: LanguageCode;
  /** False while the text is streamed: its last sentence may go on. */
  isWhole: boolean;
};

export function groundedText(
  written: string,
  { passages, source, language, isWhole }: GroundingSource,
): GroundedText {
  const grounded = citedSentences(written, { isComplete: isWhole }).flatMap(({ text, cited }) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const supporting = cited.filter((index) => isSupportedBy(text, passages[index], language));
    const isSupported =
      cited.length > 0 ? supporting.length > 0 : isGrounded(text, source, { language: null });
    return isSupported ? [{ text, cited: supporting }] : [];
  });
  return {
    text: grounded.map(({ text }) => text).join(' '),
    cited: [...new Set(grounded.flatMap(({ cited }) => cited))],
  };
}

function isSupportedBy(sentence: string, passage: Citable | undefined, language: LanguageCode): boolean {
  if (!passage) return false;
  const source = `${passage.title}\n${passage.heading}\n${passage.text}`;
  const isOtherLanguage = passage.language !== null && passage.language !== language;
  return isGrounded(sentence, source, { language: isOtherLanguage ? null : language });
}
