/** What was said, as learning reads it. */
import type {
  AppId,
  AskedId,
  ConversationId,
  MsgId,
  QuestionGroupId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import type { MessageTrace } from '@parrot/contract/learning';
import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { versionsTable } from '../apps/index.ts';
import { askedQuestions, lines, sessions } from './learning.tables.ts';
import type { DeskReply } from './proposed-answers.policy.ts';
import type { Line } from './unanswered.policy.ts';

/** So far back a session is looked through; what came before was looked at when it was new. */
const LINES_BEFORE = 200;
const MOST_LINES = 400;
/** Of the latest questions of a group: more would say the same. */
const REPLIES_LOOKED_AT = 200;

export type Heard = {
  appId: AppId;
  conversationId: ConversationId;
  /** Since when the version that the bot ran was there. */
  versionAt: Date;
  lines: Line[];
};

/** Undefined where the session was erased meanwhile. */
export async function hear(tx: Tx, id: UserSessionId, seq: number): Promise<Heard | undefined> {
  const [session] = await tx
    .select({
      appId: sessions.appId,
      conversationId: sessions.conversationId,
      versionAt: versionsTable.createdAt,
    })
    .from(sessions)
    .innerJoin(versionsTable, eq(versionsTable.id, sessions.versionId))
    .where(eq(sessions.id, id));
  if (!session) return undefined;
  const found = await tx
    .select({
      seq: lines.seq,
      userType: lines.userType,
      value: lines.value,
      event: lines.event,
      suggestions: lines.suggestions,
      thumb: lines.thumb,
      finding: sql<
        Line['finding']
      >`case when ${lines.trace} -> 'finding' is null then null else jsonb_build_object(
        'question', coalesce(${lines.trace} -> 'finding' ->> 'question', ''),
        'kind', ${lines.trace} -> 'finding' -> 'kind',
        'language', ${lines.trace} -> 'finding' -> 'language') end`,
      createdAt: lines.createdAt,
    })
    .from(lines)
    .where(
      and(
        eq(lines.conversationId, session.conversationId),
        eq(lines.sessionId, id),
        gte(lines.seq, seq - LINES_BEFORE),
      ),
    )
    .orderBy(asc(lines.seq))
    .limit(MOST_LINES);
  return { ...session, lines: found };
}

/** What people at the desk wrote after the latest questions of a group. */
export async function deskReplies(tx: Tx, groupId: QuestionGroupId): Promise<DeskReply[]> {
  return tx
    .select({
      askedId: askedQuestions.id,
      question: askedQuestions.text,
      value: lines.value,
      agentName: lines.senderName,
      at: lines.createdAt,
    })
    .from(askedQuestions)
    .innerJoin(
      lines,
      and(
        eq(lines.conversationId, askedQuestions.conversationId),
        eq(lines.sessionId, askedQuestions.sessionId),
        gt(lines.seq, askedQuestions.seq),
      ),
    )
    .where(and(eq(askedQuestions.groupId, groupId), eq(lines.userType, 'agent'), eq(lines.msgType, 'text')))
    .orderBy(desc(askedQuestions.askedAt), asc(askedQuestions.id), asc(lines.seq))
    .limit(REPLIES_LOOKED_AT);
}

/** What the bot said to questions, by question. */
export async function botLines(tx: Tx, ids: readonly AskedId[]): Promise<Map<AskedId, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: askedQuestions.id, value: lines.value })
    .from(askedQuestions)
    .innerJoin(
      lines,
      and(eq(lines.conversationId, askedQuestions.conversationId), eq(lines.seq, askedQuestions.answerSeq)),
    )
    .where(inArray(askedQuestions.id, [...ids]));
  return new Map(found.map(({ id, value }) => [id, value]));
}

type TracedLine = {
  sessionId: UserSessionId;
  appId: AppId;
  versionId: VersionId;
  versionNumber: number;
  value: string;
  createdAt: Date;
  trace: MessageTrace | null;
};

/** A message of the bot, by the question it answers or by its own id. */
export async function tracedLine(
  tx: Tx,
  of: { askedId: AskedId } | { conversationId: ConversationId; msgId: MsgId },
): Promise<TracedLine | undefined> {
  if ('askedId' in of) {
    const [asked] = await tx.select().from(askedQuestions).where(eq(askedQuestions.id, of.askedId));
    if (!asked) return undefined;
    return lineWhere(tx, asked.conversationId, eq(lines.seq, asked.answerSeq));
  }
  return lineWhere(tx, of.conversationId, eq(lines.msgId, of.msgId));
}

async function lineWhere(
  tx: Tx,
  conversationId: ConversationId,
  which: SQL,
): Promise<TracedLine | undefined> {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      appId: sessions.appId,
      versionId: sessions.versionId,
      versionNumber: versionsTable.number,
      value: lines.value,
      createdAt: lines.createdAt,
      trace: lines.trace,
    })
    .from(lines)
    .innerJoin(sessions, eq(sessions.id, lines.sessionId))
    .innerJoin(versionsTable, eq(versionsTable.id, sessions.versionId))
    .where(and(eq(lines.conversationId, conversationId), eq(lines.userType, 'bot'), which));
  return found;
}
