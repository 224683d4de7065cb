/** Detects which of our five languages a text is in. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { loadLanguageScores } from './language-scores.ts';
import { isStopWord } from './stopwords.ts';
import { normalized } from './tokens.ts';

/** Minimum lead of the best language over the next; below it, stopwords decide. */
const CLEAR_LEAD = 0.1;
const MIN_STOP_WORDS = 2;

/**
 * Limited to `among` if the candidates are known. Null if the text is too short, in another script or without
 * words.
 */
export async function detectLanguage(
  text: string,
  among: readonly LanguageCode[] = LANGUAGES,
): Promise<LanguageCode | null> {
  const scores = (await loadLanguageScores())(text);
  const ranked = [...new Set(among)]
    .map((language) => ({ language, score: scores[language] }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (!first || first.score === 0) return null;
  return first.score - (second?.score ?? 0) >= CLEAR_LEAD ? first.language : byStopwords(text, ranked);
}

/** Stopwords decide where letters leave a doubt: 'combien de temps' is French, whatever follows. */
function byStopwords(text: string, ranked: readonly { language: LanguageCode }[]): LanguageCode | null {
  const tokens = normalized(text).split(' ');
  const counts = ranked
    .map(({ language }) => ({
      language,
      count: tokens.filter((word) => isStopWord(word, language)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  const isClear = first && first.count >= MIN_STOP_WORDS && first.count > (second?.count ?? 0);
  return isClear ? first.language : null;
}
