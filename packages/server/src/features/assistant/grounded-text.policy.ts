/**
 * Filters a model's text down to the sentences that are supported by the passages they cite or by the model's
 * input.
 */
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
  /** Indexes of the cited passages that support their sentence, without duplicates. */
  cited: number[];
};

type GroundingSource = {
  passages: readonly Citable[];
  /** The model's whole input as one text. */
  source: string;
  /** The language the model must write in. */
  language: LanguageCode;
  /** False while the text is streamed: the last sentence may be incomplete. */
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
