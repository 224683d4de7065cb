/** Answers that agents think the bot should have given. */
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
import type { Tx } from '../../../platform/index.ts';
import { messagesTable as messages, sessionsTable as sessions } from '../../conversations/index.ts';
import { faqsTable as faqs } from '../../knowledge/index.ts';
import { askedQuestions, type FixRow, proposedFixes, type QuestionRow } from '../learning.tables.ts';

const MAX_SHOWN = 20;

/** A bot message, with the `seq` of the visitor message before it. */
export type BotMessage = {
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  sessionId: UserSessionId;
  seq: number;
  answerSeq: number;
  /** The text of the message, and how it came about. */
  value: string;
  trace: MessageTrace | null;
};

export async function findBotMessage(
  tx: Tx,
  conversationId: ConversationId,
  which: { msgId: MsgId } | { seq: number },
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
        'msgId' in which ? eq(messages.msgId, which.msgId) : eq(messages.seq, which.seq),
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
  // A greeting answers no message, so it refers to itself.
  return { ...botMessage, conversationId, seq: before?.seq ?? botMessage.answerSeq };
}

/** The visitor's message before; blank before a greeting. */
export async function findTextBehind(
  tx: Tx,
  { conversationId, seq, answerSeq }: BotMessage,
): Promise<string> {
  if (seq === answerSeq) return '';
  const [found] = await tx
    .select({ value: messages.value })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)));
  return found?.value ?? '';
}

/** An FAQ as it is now. */
export async function findFaq(
  tx: Tx,
  faqId: FaqId,
): Promise<{ faqId: FaqId; question: string; answer: string } | undefined> {
  const [found] = await tx
    .select({ faqId: faqs.id, questions: faqs.questions, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.id, faqId));
  return found && { faqId, question: found.questions[0] ?? '', answer: found.answer };
}

/** The stored question that the message answers, if any. */
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

/** A later fix of the same agent replaces the earlier one. Returns its id. */
export async function saveFix(tx: Tx, row: FixRow): Promise<string> {
  const { question, answer, faqId, agentName, createdAt } = row;
  const [saved] = await tx
    .insert(proposedFixes)
    .values(row)
    .onConflictDoUpdate({
      target: [proposedFixes.askedId, proposedFixes.agentId],
      set: { question, answer, faqId, agentName, createdAt },
    })
    .returning({ id: proposedFixes.id });
  return saved?.id ?? row.id;
}

/** The fixes of a group, latest first. */
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
    .limit(MAX_SHOWN);
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

/**
 * The row of the FAQ group that gave the answer: by its text, else by its language. Undefined if it was
 * deleted.
 */
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

/** The answer proposed for an FAQ by a question of this group. */
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
