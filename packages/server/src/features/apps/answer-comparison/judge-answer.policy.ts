/** Says whether a new reply to a question is better or worse than the old one. */
import { termOverlap } from '@parrot/answer-engine';
import type { AnswerOutcome, ComparedAnswer, ComparedReply } from '@parrot/contract/apps';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import { isAnswer } from './answer-cause.policy.ts';

/** What is known about the right reply to a question. */
export type AnswerEvidence = {
  /** Replies that a visitor rated helpful, or that a recorded test expects. */
  right: readonly string[];
  /** Replies that a visitor rated unhelpful. */
  wrong: readonly string[];
  /** What agents replied to the question, or proposed. */
  agentAnswers: readonly string[];
  /** FAQs that builders wrote for the question. */
  solvedBy: readonly FaqId[];
};

type Judgement = Pick<ComparedAnswer, 'outcome' | 'evidence'>;

/** Agents and builders word the same answer a little differently. */
const SAME_WORDS = 0.8;
/** Enough of a long answer to recognize it in a message. */
const RECOGNIZED = 1_000;

export function judgeAnswer(
  before: ComparedReply,
  after: ComparedReply,
  {
    right,
    wrong,
    agentAnswers,
    solvedBy,
    isTest,
    language,
  }: AnswerEvidence & {
    isTest: boolean;
    language: LanguageCode;
  },
): Judgement {
  const judged = (outcome: AnswerOutcome, evidence: Judgement['evidence'] = 'none'): Judgement => ({
    outcome,
    evidence,
  });
  const confirmed = isTest ? 'test' : 'helpful';
  const isFromAgent = (reply: ComparedReply) =>
    isAnswer(reply) &&
    ((reply.faqId !== undefined && solvedBy.includes(reply.faqId)) ||
      agentAnswers.some((answer) => isSameInSubstance(answer, reply.text, language)));

  if (isSameReply(before, after)) return judged('same');
  const wasRight = isAnswer(before) && right.some(contains(before.text));
  const wasWrong = isAnswer(before) && !wasRight && wrong.some(contains(before.text));
  if (!isAnswer(after)) {
    if (!isAnswer(before)) return judged('changed');
    // An answer that visitors disliked may be better not given.
    return wasWrong ? judged('changed', 'unhelpful') : judged('worse', wasRight ? confirmed : 'none');
  }
  if (isAnswer(after) && right.some(contains(after.text)))
    return wasRight ? judged('changed', confirmed) : judged('better', confirmed);
  if (isFromAgent(after) && !isFromAgent(before)) return judged('better', 'agent');
  if (!isAnswer(before)) return judged('better');
  if (wasRight) return judged('worse', confirmed);
  return judged('changed', wasWrong ? 'unhelpful' : 'none');
}

/** Two replies without an answer are the same if they suggest the same first. */
const isSameReply = (before: ComparedReply, after: ComparedReply): boolean =>
  before.kind === after.kind &&
  (before.kind === 'didYouMean'
    ? firstLine(before.text) === firstLine(after.text)
    : plain(before.text) === plain(after.text));

const contains =
  (answer: string) =>
  (reply: string): boolean =>
    plain(reply).includes(plain(answer).slice(0, RECOGNIZED));

function isSameInSubstance(a: string, b: string, language: LanguageCode): boolean {
  const [shared, back] = [termOverlap(a, b, language), termOverlap(b, a, language)];
  return Math.min(shared ?? 0, back ?? 0) >= SAME_WORDS || plain(a) === plain(b);
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
