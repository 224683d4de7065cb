/** What of a model's words an agent is shown: no markup, no number and no address that stands nowhere, and what cites a passage must stand there. */
import { sentencesOf } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { supportedText } from '../bot-runner/index.ts';
import { addressesIn } from '../models/index.ts';

export type Citable = {
  title: string;
  heading: string;
  text: string;
  url: string;
  /** Null where nobody can tell. */
  language: LanguageCode | null;
};
type GroundedText = {
  text: string;
  /** The places of the passages that were cited and hold what was said, each once. */
  cited: number[];
};

const CITATION = /\[\s*\d+(?:\s*,\s*\d+)*\s*\]/g;
const AFTER_STOP = /([.!?…]+)((?:\s*\[\s*\d+(?:\s*,\s*\d+)*\s*\])+)/g;
const MARKUP = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\s*\(|javascript:|data:\w+\//i;
const EMPHASIS = /\*\*|__|`+|^#+\s*|^\s*[-*•]\s+/g;

type GroundingSource = {
  passages: readonly Citable[];
  /** All that the model was given to read, as one text. */
  source: string;
  /** What the model was asked to write in. */
  language: LanguageCode;
  /** False while it is still being written: the last sentence may not be at its end yet. */
  isWhole: boolean;
};

export function groundedText(
  written: string,
  { passages, source, language, isWhole }: GroundingSource,
): GroundedText {
  const sentences = sentencesOf(written.replace(AFTER_STOP, ' $2$1'));
  const kept: string[] = [];
  const cited = new Set<number>();
  for (const sentence of isWhole ? sentences : sentences.slice(0, -1)) {
    const places = citedIn(sentence);
    const plain = plainOf(sentence);
    if (!/[\p{L}\p{N}]/u.test(plain) || MARKUP.test(plain)) continue;
    const holds = places.filter((place) => isSupportedBy(sentence, plain, passages[place], language));
    if (places.length > 0 ? holds.length === 0 : !hasOnlyKnownFacts(plain, source)) continue;
    kept.push(plain);
    for (const place of holds) cited.add(place);
  }
  return { text: kept.join(' '), cited: [...cited] };
}

/** Words can be compared in one language alone; across two, numbers and addresses are. */
function isSupportedBy(
  sentence: string,
  plain: string,
  passage: Citable | undefined,
  language: LanguageCode,
): passage is Citable {
  if (!passage) return false;
  const text = `${passage.title}\n${passage.heading}\n${passage.text}`;
  if (passage.language !== null && passage.language !== language) return hasOnlyKnownFacts(plain, text);
  const alone = sentence.replace(CITATION, '[1]');
  return supportedText(alone, [passage], language, { isWhole: true }).text !== '';
}

/** Every number and every address in it stands in the text. */
export function hasOnlyKnownFacts(sentence: string, text: string): boolean {
  const [numbers, addresses] = [new Set(numbersIn(text)), new Set(addressesIn(text))];
  return (
    numbersIn(sentence).every((number) => numbers.has(number)) &&
    addressesIn(sentence).every((address) => addresses.has(address))
  );
}

export const hasMarkup = (text: string): boolean => MARKUP.test(text);
export const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

const citedIn = (sentence: string): number[] =>
  (sentence.match(CITATION) ?? []).flatMap((mark) =>
    (mark.match(/\d+/g) ?? []).map((number) => Number(number) - 1).filter((place) => place >= 0),
  );

const plainOf = (sentence: string): string =>
  sentence
    .replace(CITATION, '')
    .replace(EMPHASIS, '')
    .replace(/\s+([.,;:!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
