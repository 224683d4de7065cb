/** The names in a text that a grounding check compares: words in capitals that do not start a sentence. */
import type { LanguageCode } from '@parrot/contract/core';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'&.-]*/gu;
const STARTS_SENTENCE = /(?:^|[.!?…:;]["'”’»)\]]*\s+|["“„«(]\s*)$/u;
/** Written in capitals wherever they stand. */
const NOT_A_NAME = /^(?:I|I['’]\p{L}+|Sie|Ihnen|Ihr\p{L}*)$/u;
/** Letters that another form of the same name may end with: Berg, Bergs. */
const MAX_ENDING = 2;

/** Whether each name of the claim is in the source, in any form. */
export function hasOnlyNamesOf(claim: string, source: string, language: LanguageCode): boolean {
  const names = namesIn(claim, language);
  if (names.length === 0) return true;
  const known = (source.match(WORD) ?? []).map(plain);
  return names.every((name) =>
    known.some((word) => {
      const [short, long] = word.length < name.length ? [word, name] : [name, word];
      return long.startsWith(short) && long.length - short.length <= MAX_ENDING;
    }),
  );
}

function namesIn(text: string, language: LanguageCode): string[] {
  const tokens = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    isName: /^\p{Lu}/u.test(word) && !NOT_A_NAME.test(word),
    isFirst: STARTS_SENTENCE.test(text.slice(Math.max(0, index - 6), index)),
  }));
  return tokens
    .filter(({ word, isName, isFirst }, at) => {
      if (!isName) return false;
      if (/^\p{Lu}{2,}\d*$/u.test(word)) return true;
      // German nouns have a capital letter: only two in a row are a name.
      if (language === 'de') return tokens[at - 1]?.isName === true && !tokens[at - 1]?.isFirst && !isFirst;
      return !isFirst;
    })
    .map(({ word }) => plain(word));
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$|[.'’-]+$/u, '');
