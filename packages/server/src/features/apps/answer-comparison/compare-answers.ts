/**
 * Asks two snapshots of an app the same questions and compares their replies. Nothing is stored, and no model
 * writes: an answer that one would write is compared by the passage that it is written from.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding } from '@parrot/answer-engine';
import type { ComparedAnswer, ComparedReply } from '@parrot/contract/apps';
import type { AppSnapshot } from '../versions/app-snapshot.ts';
import { answerCause, isAnswer } from './answer-cause.policy.ts';
import { type AnswerEvidence, judgeAnswer } from './judge-answer.policy.ts';
import { answersFromKnowledge, findKnowledgeChanges, isUnchanged } from './knowledge-changes.ts';

export type AskedQuestion = AnswerEvidence & {
  text: string;
  /** How often visitors asked it. */
  asked: number;
  /** The recorded test that it is from; empty for visitors' questions. */
  testName: string;
};

/** `usesModel`: whether a model writes answers from passages. */
type ComparedSide = { snapshot: AppSnapshot; usesModel: boolean };

type PreparedSide = {
  /** Resolves once answers are final. */
  trained: Promise<unknown>;
  findAnswer(question: string): Promise<Finding>;
  /** What a model may answer from, best first. */
  passagesOf(finding: Finding): readonly { title: string; text: string }[];
};
export type PrepareSide = (snapshot: AppSnapshot) => Promise<PreparedSide>;

type Comparison<Question> = {
  questions: Iterable<Question>;
  before: ComparedSide;
  after: ComparedSide;
  prepare: PrepareSide;
};

/** What is yielded for a question; `answer` is null for turns of tests that are no question to the knowledge. */
type ComparedQuestion<Question> = { question: Question; answer: ComparedAnswer | null };

/** One question per turn of the event loop. Takes a while, so it must not be called in a transaction. */
export async function* compareAnswers<Question extends AskedQuestion>({
  questions,
  before,
  after,
  prepare,
}: Comparison<Question>): AsyncGenerator<ComparedQuestion<Question>> {
  const changes = await findKnowledgeChanges(before.snapshot, after.snapshot);
  const askBefore = await openSide(before, prepare);
  // The live version is prepared already; a draft that answers alike need not be.
  const askAfter = isUnchanged(changes) ? askBefore : await openSide(after, prepare);
  for (const question of questions) {
    const old = await askBefore(question.text);
    const now = await askAfter(question.text);
    const isTest = question.testName !== '';
    const language = now.language ?? after.snapshot.language;
    const judgement = judgeAnswer(old.reply, now.reply, { ...question, isTest, language });
    const isSame = judgement.outcome === 'same';
    const [oldReply, newReply] = [
      { ...old.reply, candidates: old.candidates },
      { ...now.reply, candidates: now.candidates },
    ];
    yield {
      question,
      answer:
        isTest && judgement.evidence !== 'test' && !isExpected(old.reply, question)
          ? null
          : {
              question: question.text,
              asked: question.asked,
              testName: question.testName,
              ...judgement,
              before: old.reply,
              after: now.reply,
              cause: isSame ? null : answerCause(oldReply, newReply, changes),
            },
    };
    await nextTurn();
  }
}

/** A recorded conversation also has turns that a flow answers, not the knowledge. */
const isExpected = (reply: ComparedReply, { right }: AskedQuestion): boolean =>
  isAnswer(reply) && right.some((text) => text.includes(reply.text));

async function openSide({ snapshot, usesModel }: ComparedSide, prepare: PrepareSide) {
  const isAsked = answersFromKnowledge(snapshot);
  const prepared = await prepare(snapshot);
  await prepared.trained;
  return async (question: string) => {
    const finding = await prepared.findAnswer(question);
    const { candidates, language } = finding.trace;
    const reply = isAsked ? replyOf(finding, usesModel ? prepared.passagesOf(finding) : []) : NO_REPLY;
    return { reply, candidates, language };
  };
}

const NO_REPLY: ComparedReply = { kind: 'unknown', text: '', title: '', score: 0 };

function replyOf(finding: Finding, forModel: readonly { title: string; text: string }[]): ComparedReply {
  const { score, candidates, passages } = finding.trace;
  const [passage] = passages;
  if (finding.kind === 'answer' && finding.faqId) {
    const { faqId, answer: text } = finding;
    const title = candidates.find((candidate) => candidate.faqId === faqId)?.question ?? '';
    return { kind: 'answer', text, title, faqId, score: finding.score };
  }
  const [written] = forModel;
  if (passage && (finding.kind === 'answer' || written)) {
    const text = written?.text ?? (finding.kind === 'answer' ? finding.answer : '');
    const kind = written ? 'written' : 'answer';
    return { kind, text, title: passage.title, sourceId: passage.sourceId, score: passage.score };
  }
  if (finding.kind === 'didYouMean') {
    const [first] = finding.suggestions;
    const text = finding.suggestions.map(({ question }) => question).join('\n');
    return { kind: 'didYouMean', text, title: '', ...(first && { faqId: first.faqId }), score };
  }
  return { ...NO_REPLY, score };
}
