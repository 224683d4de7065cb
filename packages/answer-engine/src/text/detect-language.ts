/** Which of our five languages a text is in. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { isStopWord } from './stopwords.ts';
import { normalized } from './tokens.ts';

/** Below this lead of the best language over the next, a few words tell nothing for certain. */
const CLEAR_LEAD = 0.1;
const MIN_STOP_WORDS = 2;

type Detector = { detect(text: string): { getScores(): Record<string, number> } };
let loading: Promise<Detector> | undefined;

/** Limited to those it may be in, where that is known. Null where the text does not tell: too short, another script, no words at all. */
export async function detectLanguage(
  text: string,
  among: readonly LanguageCode[] = LANGUAGES,
): Promise<LanguageCode | null> {
  const { detect } = await loadLanguages();
  const scores = detect(text).getScores();
  const ranked = [...new Set(among)]
    .map((language) => ({ language, score: scores[language] ?? 0 }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (!first || first.score === 0) return null;
  return first.score - (second?.score ?? 0) >= CLEAR_LEAD ? first.language : byStopwords(text, ranked);
}

/** Where letters leave a doubt, the small words settle it: 'combien de temps' is French, whatever words follow. */
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

/** The detector's tables take a moment and some 60 MB, so they are read when first needed and not at the start. */
export function loadLanguages(): Promise<Detector> {
  loading ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset([...LANGUAGES]);
    return eld;
  });
  return loading;
}
