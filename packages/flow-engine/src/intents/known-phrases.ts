import { plainTerms } from './normalized-phrase.ts';

/** Phrases by kind, separated by ' / '. Case and accents do not matter. */
export type PhraseLists<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;
export type KnownPhrases<Kind extends string> = {
  kinds: ReadonlyMap<string, Kind>;
  /** The terms of the longest phrase, by the first term. */
  longest: ReadonlyMap<string, number>;
};

/** Longer texts are more than these phrases. */
const LONGEST_TEXT = 120;
/** 'heyyy', 'okkk' */
const STRETCHED = /(\p{L})\1{2,}/gu;

/** Of a phrase in several lists, the first counts. */
export function knownPhrases<Kind extends string>(
  ...lists: readonly PhraseLists<Kind>[]
): KnownPhrases<Kind> {
  const kinds = new Map<string, Kind>();
  const longest = new Map<string, number>();
  for (const list of lists)
    for (const [kind, phrases] of Object.entries(list) as [Kind, string][])
      for (const phrase of phrases.split(' / ').map(plainTerms)) {
        const [first = '', ...rest] = phrase.split(' ');
        longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
        if (!kinds.has(phrase)) kinds.set(phrase, kind);
      }
  return { kinds, longest };
}

/** The kinds of the phrases that make up the whole text, longest phrases first; undefined if more is in it. */
export function kindsIn<Kind extends string>(
  text: string,
  { kinds, longest }: KnownPhrases<Kind>,
): Set<Kind> | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const terms = termsOf(text);
  const found = new Set<Kind>();
  for (let at = 0; at < terms.length; ) {
    let length = longest.get(terms[at] ?? '') ?? 0;
    let kind: Kind | undefined;
    for (; length > 0 && kind === undefined; length -= 1) {
      if (at + length > terms.length) continue;
      kind = kinds.get(terms.slice(at, at + length).join(' '));
      if (kind !== undefined) at += length;
    }
    if (kind === undefined) return undefined;
    found.add(kind);
  }
  return found;
}

/** A turn reads one text several times. */
let latest: { text: string; terms: readonly string[] } = { text: '', terms: [''] };

function termsOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, terms: plainTerms(text).replace(STRETCHED, '$1').split(' ') };
  return latest.terms;
}
