/**
 * A summary without a model: quotes the visitor's question, the collected values, the last answer and the
 * open question.
 */
import { hasTerms } from '@parrot/answer-engine/question-groups';
import { type LanguageCode, truncateText } from '@parrot/contract/core';
import type { Value, Values } from '@parrot/contract/flows';
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

/** Distinct visitor messages; short ones count only if there is nothing longer. */
function visitorQuestions(transcript: readonly TranscriptMessage[]): string[] {
  const texts = [...new Set(visitorTexts(transcript).filter(hasTerms).map(quote))];
  const substantial = texts.filter(isSubstantial);
  return substantial.length > 0 ? substantial : texts;
}

/** The visitor's last question, unless an agent or the bot has answered it since. */
function openQuestion(transcript: readonly TranscriptMessage[]): string | undefined {
  const at = transcript.findLastIndex(
    ({ userType, value }) => userType === 'visitor' && isSubstantial(quote(value)),
  );
  const question = transcript[at];
  if (!question) return undefined;
  const isAnswered = transcript
    .slice(at + 1)
    .some(({ userType, found }) => userType === 'agent' || (userType === 'bot' && found === 'answer'));
  return isAnswered ? undefined : quote(question.value);
}

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
