/**
 * Reads a question with the one before it: 'and on weekends?', 'how long does that take?'. The combined
 * reading is chosen only where the text it leads to has what is asked for, so that a new question stays new.
 */
import { type FaqId, LANGUAGES } from '@parrot/contract/core';
import { DEFAULT_THRESHOLD } from '../faqs/decide.ts';
import { namesAnother } from '../faqs/names.ts';
import type {
  Ask,
  Finding,
  KnownPassage,
  PassageCandidate,
  PreviousTurn,
  RetrievedPassage,
} from '../knowledge.ts';
import { candidateOf } from '../passages/rank-passages.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { coreQuestion } from '../text/core-question.ts';
import { normalized } from '../text/tokens.ts';
import { answerOfTopic, relatedFaq, relatedPassage, type TopicAnswer } from './answers-of-topic.ts';
import { differsByParticle } from './particles.ts';
import { type QuestionParts, questionParts } from './question-parts.ts';
import { type Topic, textOfFaq, topicOf } from './topic.ts';

const PASSAGES = 5;
const TRACED = 3;

type Search = {
  find(ask: Ask): Promise<Finding>;
  retrieve(ask: Ask & { most: number }): Promise<RetrievedPassage[]>;
};

/** `alone`: what the question finds by itself. */
export async function readWithPrevious(
  knowledge: Contents,
  { previous, ...ask }: Ask & { previous: PreviousTurn },
  alone: Finding,
  { find, retrieve }: Search,
): Promise<Finding> {
  if (knowledge.exact.has(normalized(ask.question))) return alone;
  const topic = topicOf(knowledge, previous, ask, alone.trace.language);
  const parts =
    normalized(topic.question) === '' ? null : questionParts(coreQuestion(ask.question), topic.language);
  if (!parts) return alone;
  const same = answerOfTopic(topic, parts);
  const isOfOther = alone.kind === 'answer' && isAboutAnother(knowledge, alone, topic, parts);
  if (alone.kind === 'answer' && !isOfOther) {
    if (isComplete(parts, same?.share ?? 0)) return alone;
    if (topic.faq && differsByParticle(ask.question, parts.own, [questionOf(alone), textOfFaq(topic.faq)]))
      return alone;
  }
  const both = { ...ask, question: `${topic.question} ${ask.question}`, languageCode: topic.language };
  const { trace } = await find(both);
  const isSought = !same && knowledge.passages.length > 0;
  const retrieved = isSought ? await retrieve({ ...both, most: PASSAGES }) : [];
  const found = same ?? relatedFaq(knowledge, topic, parts, trace) ?? relatedPassage(topic, parts, retrieved);
  const { threshold = DEFAULT_THRESHOLD } = ask;
  const readWith = topic.question;
  const language = alone.trace.language ?? topic.language;
  if (found && found.answer.score >= threshold)
    return { ...found.answer, trace: { ...tracedAnswer(found, trace), language, readWith } };
  // A model answers from the passages about both.
  const passages = retrieved.slice(0, TRACED).map(candidateOf);
  if (alone.kind !== 'answer')
    return parts.pointsBack ? { ...alone, trace: { ...alone.trace, passages, readWith } } : alone;
  if (isOfOther)
    return { kind: 'didYouMean', suggestions: suggestionOf(alone), trace: { ...alone.trace, readWith } };
  return namesNothing(parts, alone, topic)
    ? { kind: 'unknown', trace: { ...alone.trace, candidates: [], passages, score: 0, readWith } }
    : alone;
}

/** Begins with what answered. */
function tracedAnswer({ answer: { faqId, answer, score }, passage }: TopicAnswer, trace: Finding['trace']) {
  const { candidates, passages } = trace;
  const isAnswer = (candidate: { faqId: FaqId }) => candidate.faqId === faqId;
  const chosen = passage && {
    passage,
    languageCode: LANGUAGES[0],
    quote: answer,
    shown: answer,
    score,
    lexical: 0,
    semantic: null,
  };
  return {
    ...trace,
    score,
    candidates: [
      ...candidates.filter(isAnswer).map((candidate) => ({ ...candidate, score })),
      ...candidates.filter((candidate) => !isAnswer(candidate)),
    ],
    passages: chosen
      ? [candidateOf(chosen), ...passages.filter(isOther(chosen.passage))].slice(0, TRACED)
      : passages,
  };
}

const isOther =
  ({ sourceId, heading, text }: KnownPassage) =>
  (candidate: PassageCandidate): boolean =>
    candidate.sourceId !== sourceId ||
    candidate.heading !== heading ||
    !text.includes(candidate.snippet.replace(/…$/, ''));

type Answered = Extract<Finding, { kind: 'answer' }>;

/** Whether the question is answered by itself. `ofTopic`: the share of its words that the topic has. */
function isComplete({ own, asksFor, pointsBack }: QuestionParts, ofTopic: number): boolean {
  if (own.length === 0) return asksFor === null;
  return ofTopic < 1 || !pointsBack;
}

/**
 * 'How much is it?' is not about the one FAQ that has a price, unless it asks just so. A quote was found by what
 * a whole text says, so it is kept.
 */
const namesNothing = ({ own }: QuestionParts, alone: Answered, { language }: Topic): boolean =>
  own.length === 0 &&
  alone.faqId !== undefined &&
  questionParts(questionOf(alone), language)?.own.length !== 0;

/** 'How heavy is it?' after a question about a lamp, and only the weight of a shelf is known. */
function isAboutAnother(
  { faqsById, names }: Contents,
  { faqId }: Answered,
  { question }: Topic,
  { pointsBack }: QuestionParts,
): boolean {
  const [faq] = (faqId && faqsById.get(faqId)) || [];
  return pointsBack && faq !== undefined && namesAnother(names, faq, question);
}

const suggestionOf = ({ faqId, trace }: Answered) =>
  trace.candidates
    .filter((candidate) => candidate.faqId === faqId)
    .map(({ faqId: id, question }) => ({ faqId: id, question }));

/** The question of the FAQ that answered. */
const questionOf = ({ faqId, trace }: Answered): string =>
  trace.candidates.find((candidate) => candidate.faqId === faqId)?.question ?? '';
