/** Of what a model wrote, the sentences that say where they come from and really stand there. */
import { sentencesOf, termOverlap } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { addressesIn, numbersIn } from '../models/index.ts';

/** So much of a sentence has to stand in what it cites. */
const ENOUGH = 0.5;

export type Citable = { title: string; heading: string; text: string };
export type Supported = {
  text: string;
  /** The places of the passages that were cited, in that order, each once. */
  cited: number[];
  dropped: number;
};

const CITATION = /\[\s*\d+(?:\s*,\s*\d+)*\s*\]/g;
const AFTER_STOP = /([.!?…]+)((?:\s*\[\s*\d+(?:\s*,\s*\d+)*\s*\])+)/g;
/** A link, a picture or a tag: what shows them in the chat must not come from a model. */
const MARKUP = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\s*\(|javascript:|data:\w+\//i;
const EMPHASIS = /\*\*|__|`+|^#+\s*|^\s*[-*•]\s+/g;
const NEGATION =
  /(?:^|[^\p{L}])(?:not|no|never|none|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|nie|niemals|nunca|jamás|ningun[oa]?|pas|jamais|aucune?|inte|aldrig|ingen|inga|inget)(?:[^\p{L}]|$)/iu;

/** `isWhole` is false while it is still being written: the last sentence may not be at its end yet. */
export function supportedText(
  written: string,
  passages: readonly Citable[],
  language: LanguageCode,
  { isWhole }: { isWhole: boolean },
): Supported {
  // The mark goes before the full stop, so that a sentence ends with that.
  const sentences = sentencesOf(written.replace(AFTER_STOP, ' $2$1'));
  const complete = isWhole ? sentences : sentences.slice(0, -1);
  const kept: string[] = [];
  const cited = new Set<number>();
  for (const sentence of complete) {
    const places = citedIn(sentence).filter((place) => place < passages.length);
    const plain = plainOf(sentence);
    const text = places.map((place) => textOf(passages[place])).join('\n');
    if (places.length === 0 || MARKUP.test(plain) || !isSupported(plain, text, language)) continue;
    kept.push(plain);
    for (const place of places) cited.add(place);
  }
  return { text: kept.join(' '), cited: [...cited], dropped: complete.length - kept.length };
}

const textOf = (passage: Citable | undefined): string =>
  passage ? `${passage.title}\n${passage.heading}\n${passage.text}` : '';

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

function isSupported(sentence: string, text: string, language: LanguageCode): boolean {
  const share = termOverlap(sentence, text, language);
  if (share === null || share < ENOUGH) return false;
  const [numbers, addresses] = [new Set(numbersIn(text)), new Set(addressesIn(text))];
  return (
    numbersIn(sentence).every((number) => numbers.has(number)) &&
    addressesIn(sentence).every((address) => addresses.has(address)) &&
    (!NEGATION.test(sentence) || NEGATION.test(text))
  );
}
