/** A summary without a model: who asked what, what they told us, what was answered, what is still open. In their own words. */
import { hasTerms } from '@parrot/answer-engine/question-groups';
import { type LanguageCode, shortLine } from '@parrot/contract/core';
import type { Value, Values } from '@parrot/contract/flows';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { type Line, visitorSaid } from './transcript.ts';

const LONGEST_QUOTE = 140;
const LONGEST_VALUE = 60;
const MOST_OTHERS = 2;
const MOST_VALUES = 6;
const ENOUGH_WORDS = 3;
/** A word of welcome is shorter. */
const SUBSTANTIAL = 25;

/** `language` is the reader's: what is quoted stays as it was written. */
type Told = { visitorName: string; language: LanguageCode; lines: readonly Line[]; values: Values };

/** Null where the visitor has said nothing. */
export function extractSummary({ visitorName, language, lines, values }: Told): string | null {
  const texts = SUMMARY_TEXTS[language];
  const said = questionsIn(lines);
  const [first, ...others] = said;
  if (first === undefined) return null;
  const open = openQuestion(lines);
  const answer = lastAnswer(lines);
  const also = others.filter((each) => each !== open).slice(-MOST_OTHERS);
  const told = valuesOf(values);
  const parts = [
    texts.asked(visitorName, first),
    ...(also.length > 0 ? [texts.also(also)] : []),
    ...(told === '' ? [] : [texts.told(told)]),
    ...(answer ? [texts.answered(answer.by, answer.text)] : []),
    ...(open !== undefined && open !== first ? [texts.open(open)] : []),
  ];
  return parts.join('\n');
}

/** What the visitor said, each thing once. Where some of it is more than a word or two, that alone. */
function questionsIn(lines: readonly Line[]): string[] {
  const said = [...new Set(visitorSaid(lines).filter(hasTerms).map(quote))];
  const telling = said.filter(isTelling);
  return telling.length > 0 ? telling : said;
}

/** The last thing they asked, where neither a person nor the bot has answered it. */
function openQuestion(lines: readonly Line[]): string | undefined {
  const at = lines.findLastIndex(({ userType, value }) => userType === 'visitor' && isTelling(quote(value)));
  const question = lines[at];
  if (!question) return undefined;
  const isAnswered = lines
    .slice(at + 1)
    .some(({ userType, found }) => userType === 'agent' || (userType === 'bot' && found === 'answer'));
  return isAnswered ? undefined : quote(question.value);
}

/** The last thing of substance that a person wrote. */
function lastAnswer(lines: readonly Line[]): { by: string; text: string } | undefined {
  const answer = lines.findLast(
    ({ userType, value }) =>
      userType === 'agent' && value.trim().length >= SUBSTANTIAL && !value.trim().endsWith('?'),
  );
  return answer && { by: answer.senderName, text: quote(answer.value) };
}

const isTelling = (text: string): boolean => text.split(' ').length >= ENOUGH_WORDS;

/** orderNumber is read as 'order number'. */
const valuesOf = (values: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .slice(0, MOST_VALUES)
    .map(([name, value]) => `${name.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()} ${shown(value)}`)
    .join('; ');

const shown = (value: Value): string => shortLine(inWords(value), LONGEST_VALUE);
const inWords = (value: Value): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
};
const quote = (text: string): string => shortLine(text, LONGEST_QUOTE);
