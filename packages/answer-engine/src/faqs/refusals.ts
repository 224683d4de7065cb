/**
 * What a question asks not to happen: 'Don't cancel my order', 'I do not want a refund'. The FAQ about that very
 * thing says how it is done, so it is not the answer. A negated fact ('I can't log in') describes a problem.
 */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { KnownFaq } from '../knowledge.ts';
import { isStopWord } from '../text/stopwords.ts';
import { termsOf } from '../text/terms.ts';
import { tokensOf, withoutAccents } from '../text/tokens.ts';

/** Bounds the work per question. */
const MAX_LENGTH = 400;
/** Most questions have none of these, and cost nothing more. */
const NEGATION =
  /(?<!\p{L})(?:not|no|never|without|cannot|dont|\p{L}+n't|nicht|kein\p{L}*|nie|ohne|nunca|sin|ne|pas|jamais|sans|inte|inga?|inget|ingen|aldrig|utan)(?!\p{L})|(?<!\p{L})n'/u;
/** Who no longer wants a thing wants to be rid of it, as does who doesn't want 'my account'. */
const NO_LONGER = /(?<!\p{L})(?:any ?more|any longer|no more|mehr|más|plus|längre|mer)(?!\p{L})/u;
const OWN: Record<LanguageCode, string> = {
  en: '(?!(?:my|our|the|this|that|these|those|it)(?!\\p{L}))',
  de: '',
  es: '(?!(?:mis?|nuestr[oa]s?|el|las?|los?|est[aeo]s?|es[aeo]s?)(?!\\p{L}))',
  fr: "(?!(?:mon|ma|mes|notre|nos|les?|la|cet?|cette|ces)(?!\\p{L})|l')",
  sv: '(?!(?:min|mitt|mina|vår|vårt|våra|den|det|de|denna|detta|dessa)(?!\\p{L}))',
};
/** Of a clause: wishes, then imperatives. What follows is what is refused. */
const PATTERNS: Record<LanguageCode, readonly string[]> = {
  en: [
    `(?:^| )(?:i |we )?(?:(?:really|just|actually|still) )?(?:do not|don't|dont|did not|didn't)(?: (?:really|actually))? (?:(?:want|wish)(?: (?:you|for you))? to |wanna |want ${OWN.en})(.+)`,
    "(?:^| )(?:i'd|i would|we'd|we would) (?:not like|rather not)(?: to)? (.+)",
    "^(?:(?:ok|so|and|but|also|then|hey|hi|no) )*(?:(?:please|pls|kindly) )?(?:do not|don't|dont)(?: (?:please|ever|just))? (?!(?:you|we|they|i|u|know|understand|remember|see|have|get|find|receive|think|work|like|want|need)(?!\\p{L}))(.+)",
  ],
  de: [
    '(?:ich|wir) (?:möchten?|moechten?|will|wollen|wollten?|wünschen?)(?= )(?:.*?) (?:nicht|kein(?:e[nrsm]?)?) (?:dass (?:sie|ihr|du|man) )?(.+)',
    '(?:möchten?|moechten?|will|wollen) (?:ich|wir)(?= )(?:.*?) (?:nicht|kein(?:e[nrsm]?)?) (.+)',
    '^(?:bitte )?(?:nicht|kein(?:e[nrsm]?)?) (.+)',
    '^(?:bitte )?(\\p{L}+en sie (?:.* )?)nicht(?!\\p{L})',
    '^bitte (\\p{L}+[te] (?:.* )?)nicht(?!\\p{L})',
  ],
  es: [
    `(?:^| )no (?:quiero|queremos|quisiera|quería|deseo|deseamos) (?:que )?${OWN.es}(.+)`,
    '^(?:por favor )?no (?:(?:me|lo|la|le|los|las|nos) )?(\\p{L}+(?:e|es|en|éis)(?!\\p{L}).*)',
  ],
  fr: [
    `(?:^| )(?:je|nous) (?:ne )?(?:veux|voulons|souhait(?:e|ons|erais)|voudrais|désire|voulais) pas (?:que vous |de |d')?${OWN.fr}(.+)`,
    "^(?:(?:s'il vous plaît|svp|merci de|prière de|veuillez) )?ne pas (.+)",
    "^(?:(?:s'il vous plaît|svp) )?n(?:e |')(?:(?:me|le|la|les) )?(\\p{L}+ez) pas(?!\\p{L})",
  ],
  sv: [
    `(?:^| )(?:jag|vi) (?:vill|önskar|ville)(?: verkligen)? inte (?:att ni |ha ${OWN.sv})?(.+)`,
    '^(?:(?:snälla|vänligen) )?(?!\\p{L}+(?:r|de|te) )(\\p{L}+) inte(?!\\p{L})',
  ],
};
const READ = new Map(
  LANGUAGES.map((code) => [code, PATTERNS[code].map((pattern) => new RegExp(pattern, 'u'))] as const),
);
const SENTENCE = /[^.!?;\n]+[.!?;\n]?/g;
const CLAUSE_END =
  /,(?! (?:dass|que|att) )|(?<!\p{L})(?:but|because|aber|weil|denn|sondern|pero|porque|sino|mais|car|parce|men|eftersom|utan)(?!\p{L})/u;

/** The first word of each thing that is refused, such as 'cancel'; empty for almost all questions. */
export function refusedIn(question: string, language: LanguageCode | null): string[] {
  const text = question.slice(0, MAX_LENGTH).toLowerCase().replace(/[’ʼ]/g, "'");
  if (!NEGATION.test(text)) return [];
  const languages = language ? [language] : LANGUAGES;
  const refused: string[] = [];
  for (const sentence of text.match(SENTENCE) ?? []) {
    if (sentence.endsWith('?')) continue;
    for (const clause of sentence.split(CLAUSE_END)) {
      const plain = clause.replace(/[^\p{L}\p{N}']+/gu, ' ').trim();
      for (const code of languages) {
        const word = refusedWord(plain, code);
        if (word !== undefined) refused.push(word);
      }
    }
  }
  return refused;
}

function refusedWord(clause: string, code: LanguageCode): string | undefined {
  for (const pattern of READ.get(code) ?? []) {
    const rest = pattern.exec(clause)?.[1];
    if (rest === undefined) continue;
    if (NO_LONGER.test(rest)) return undefined;
    const first = tokensOf(rest, code).find((word) => !isStopWord(withoutAccents(word), code));
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Whether an FAQ asks for what is refused, and not for how to avoid it. */
export function isRefused(
  { questions, languageCode }: Pick<KnownFaq, 'questions' | 'languageCode'>,
  refused: readonly string[],
  language: LanguageCode | null,
): boolean {
  if (refused.length === 0) return false;
  const text = questions.join('\n').toLowerCase().replace(/[’ʼ]/g, "'");
  if (NEGATION.test(text)) return false;
  // Words of another language can't be compared; the FAQ was found by what the question means.
  if (language !== null && language !== languageCode) return true;
  const asked = termsOf(text, languageCode, { longest: text.length }).content;
  return refused.some((word) => {
    const [term] = termsOf(word, languageCode).content;
    return term !== undefined && asked.has(term);
  });
}
