/** What agents think that the bot should have answered. */
import type {
  AppId,
  ConversationId,
  FaqId,
  MsgId,
  QuestionGroupId,
  TenantId,
  UserSessionId,
} from '@parrot/contract/core';
import type { MessageTrace, ProposedAnswer } from '@parrot/contract/learning';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { messagesTable as messages, sessionsTable as sessions } from '../conversations/index.ts';
import { faqsTable as faqs } from '../knowledge/index.ts';
import { askedQuestions, type FixRow, proposedFixes, type QuestionRow } from './learning.tables.ts';

const MOST_SHOWN = 20;

/** A message of the bot, with the place of what the visitor had said before it. */
export type BotMessage = {
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  sessionId: UserSessionId;
  seq: number;
  answerSeq: number;
  /** What it said, and how it came by that. */
  value: string;
  trace: MessageTrace | null;
};

export async function findBotMessage(
  tx: Tx,
  conversationId: ConversationId,
  msgId: MsgId,
): Promise<BotMessage | undefined> {
  const [botMessage] = await tx
    .select({
      tenantId: sessions.tenantId,
      appId: sessions.appId,
      sessionId: messages.sessionId,
      answerSeq: messages.seq,
      value: messages.value,
      trace: messages.trace,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.msgId, msgId),
        eq(messages.userType, 'bot'),
      ),
    );
  if (!botMessage) return undefined;
  const [before] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sessionId, botMessage.sessionId),
        eq(messages.userType, 'visitor'),
        lt(messages.seq, botMessage.answerSeq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  // A greeting answers nobody; it stands for itself.
  return { ...botMessage, conversationId, seq: before?.seq ?? botMessage.answerSeq };
}

/** The question that it answers, where that is kept already. */
export async function findQuestionBehind(tx: Tx, botMessage: BotMessage): Promise<QuestionRow | undefined> {
  const [found] = await tx
    .select()
    .from(askedQuestions)
    .where(
      and(
        eq(askedQuestions.conversationId, botMessage.conversationId),
        or(eq(askedQuestions.seq, botMessage.seq), eq(askedQuestions.answerSeq, botMessage.answerSeq)),
      ),
    )
    .limit(1);
  return found;
}

/** Said again by the same agent, it counts anew. */
export async function saveFix(tx: Tx, row: FixRow): Promise<void> {
  const { question, answer, faqId, agentName, createdAt } = row;
  await tx
    .insert(proposedFixes)
    .values(row)
    .onConflictDoUpdate({
      target: [proposedFixes.askedId, proposedFixes.agentId],
      set: { question, answer, faqId, agentName, createdAt },
    });
}

/** Of a group, the latest first. */
export async function listFixes(tx: Tx, groupId: QuestionGroupId): Promise<ProposedAnswer[]> {
  const rows = await tx
    .select({
      question: proposedFixes.question,
      answer: proposedFixes.answer,
      agentName: proposedFixes.agentName,
      createdAt: proposedFixes.createdAt,
      fixId: proposedFixes.id,
      faq: { faqId: faqs.id, questions: faqs.questions, answer: faqs.answer },
    })
    .from(proposedFixes)
    .innerJoin(askedQuestions, eq(askedQuestions.id, proposedFixes.askedId))
    .leftJoin(faqs, and(eq(faqs.id, proposedFixes.faqId), eq(faqs.appId, askedQuestions.appId)))
    .where(eq(askedQuestions.groupId, groupId))
    .orderBy(desc(proposedFixes.createdAt))
    .limit(MOST_SHOWN);
  return rows.map(({ createdAt, fixId, faq, ...fix }) => ({
    ...fix,
    at: createdAt.toISOString(),
    isFix: true,
    change: faq && {
      fixId,
      faqId: faq.faqId,
      question: faq.questions[0] ?? '',
      answer: faq.answer,
    },
  }));
}

/** Of the FAQ that was the answer, the one that was said: by its words, else by its language. Undefined where it is gone. */
export async function findAnsweringFaq(
  tx: Tx,
  { appId, value, trace }: BotMessage,
): Promise<FaqId | undefined> {
  const groupId = trace?.finding?.faqId;
  if (!groupId) return undefined;
  const { id, answer, languageCode } = faqs;
  const group = await tx
    .select({ id, answer, languageCode })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), eq(faqs.groupId, groupId)));
  const botMessage =
    group.find((faq) => faq.answer === value) ??
    group.find((faq) => faq.languageCode === trace.language) ??
    group.find((faq) => faq.id === groupId) ??
    group[0];
  return botMessage?.id;
}

/** The answer proposed for an FAQ, of a question of this group. */
export async function findProposedChange(
  tx: Tx,
  groupId: QuestionGroupId,
  fixId: string,
): Promise<{ faqId: FaqId; answer: string } | undefined> {
  const [found] = await tx
    .select({ faqId: proposedFixes.faqId, answer: proposedFixes.answer })
    .from(proposedFixes)
    .innerJoin(askedQuestions, eq(askedQuestions.id, proposedFixes.askedId))
    .where(and(eq(askedQuestions.groupId, groupId), eq(proposedFixes.id, fixId)));
  return found?.faqId ? { faqId: found.faqId, answer: found.answer } : undefined;
}
