/**
 * A summary without a model: quotes the visitor's question, the collected values, the last answer and the
 * open question.
 */
import { hasTerms } from '@parrot/answer-engine/question-groups';
import { type LanguageCode, truncateText } from '@parrot/contract/core';
import { FLOW_TEXTS, type Value, type Values } from '@parrot/contract/flows';
import { isQuestion } from '@parrot/flow-engine';
import type { TranscriptMessage } from '../conversations/index.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { visitorTexts } from './transcript.ts';

const MAX_QUOTE = 140;
const MAX_VALUE = 60;
const MAX_OTHER_QUESTIONS = 2;
const MAX_VALUES = 6;
const MIN_QUESTION_TERMS = 3;
/** Greetings are shorter. */
const MIN_ANSWER_LENGTH = 25;

/** `language` is the reader's; quotes stay in their own language. */
type SummaryInput = {
  visitorName: string;
  language: LanguageCode;
  transcript: readonly TranscriptMessage[];
  values: Values;
};

/** Null if the visitor has written nothing. */
export function extractSummary({ visitorName, language, transcript, values }: SummaryInput): string | null {
  const texts = SUMMARY_TEXTS[language];
  const [first, ...others] = visitorQuestions(transcript);
  if (first === undefined) return null;
  const open = openQuestion(transcript);
  const answer = lastAnswer(transcript);
  const also = others.filter((each) => each !== open).slice(-MAX_OTHER_QUESTIONS);
  const collected = valuesOf(values);
  const parts = [
    texts.question(visitorName, first),
    ...(also.length > 0 ? [texts.otherQuestions(also)] : []),
    ...(collected === '' ? [] : [texts.collected(collected)]),
    ...(answer ? [texts.answer(answer.by, answer.text)] : []),
    ...(open !== undefined && open !== first ? [texts.openQuestion(open)] : []),
  ];
  return parts.join('\n');
}

/** What a visitor chooses to get to an agent. */
const LABELS = new Set(
  Object.values(FLOW_TEXTS).flatMap(({ talkToPerson, noneOfThese }) => [talkToPerson, noneOfThese]),
);

/** Distinct visitor messages; short ones and requests for an agent count only if there is nothing else. */
function visitorQuestions(transcript: readonly TranscriptMessage[]): string[] {
  const written = visitorTexts(transcript).filter(hasTerms);
  const asked = written.filter(isAsked);
  const texts = [...new Set((asked.length > 0 ? asked : written).map(quote))];
  const substantial = texts.filter(isSubstantial);
  return substantial.length > 0 ? substantial : texts;
}

/** The visitor's last question, unless an agent or the bot has answered it since. */
function openQuestion(transcript: readonly TranscriptMessage[]): string | undefined {
  const at = transcript.findLastIndex(
    ({ userType, value }) => userType === 'visitor' && isSubstantial(quote(value)) && isAsked(value),
  );
  const question = transcript[at];
  if (!question) return undefined;
  const after = transcript.slice(at + 1);
  // Of the replies to several questions, the last is about what is left.
  const isAnswered =
    after.some(({ userType }) => userType === 'agent') ||
    after.findLast(({ userType, found }) => userType === 'bot' && found !== null)?.found === 'answer';
  return isAnswered ? undefined : quote(question.value);
}

/** Not thanks, nor a request for an agent, which was met. */
const isAsked = (text: string): boolean =>
  isQuestion(text, { deskEnabled: true }) && !LABELS.has(text.trim());

/** The last substantial message of an agent. */
function lastAnswer(transcript: readonly TranscriptMessage[]): { by: string; text: string } | undefined {
  const answer = transcript.findLast(
    ({ userType, value }) =>
      userType === 'agent' && value.trim().length >= MIN_ANSWER_LENGTH && !value.trim().endsWith('?'),
  );
  return answer && { by: answer.senderName, text: quote(answer.value) };
}

const isSubstantial = (text: string): boolean => text.split(' ').length >= MIN_QUESTION_TERMS;

/** `orderNumber` becomes "order number". */
const valuesOf = (values: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .slice(0, MAX_VALUES)
    .map(([name, value]) => `${name.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()} ${shown(value)}`)
    .join('; ');

const shown = (value: Value): string => truncateText(formatValue(value), MAX_VALUE);
const formatValue = (value: Value): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
};
const quote = (text: string): string => truncateText(text, MAX_QUOTE);
