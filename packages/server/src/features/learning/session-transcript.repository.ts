/** Reads messages for learning. */
import type {
  AppId,
  AskedId,
  ConversationId,
  MsgId,
  QuestionGroupId,
  TenantId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import type { MessageTrace } from '@parrot/contract/learning';
import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../platform/index.ts';
import { versionsTable } from '../apps/index.ts';
import { messagesTable as messages, sessionsTable as sessions } from '../conversations/index.ts';
import { askedQuestions, type QuestionRow } from './learning.tables.ts';
import type { DeskReply } from './proposed-answers.policy.ts';
import type { TranscriptMessage } from './unanswered.policy.ts';

/** Messages read before the changed one; older ones were processed when they were new. */
const MESSAGES_BEFORE = 200;
const MAX_MESSAGES = 400;
/** Replies read per group; more would add nothing. */
const MAX_REPLIES = 200;

/** A question that is stored already. */
export type KnownQuestion = Pick<
  QuestionRow,
  'id' | 'unanswered' | 'noneMeant' | 'thumbsDown' | 'handedOver' | 'proposed'
>;

export type TranscriptOfSession = {
  appId: AppId;
  conversationId: ConversationId;
  /** When the version of the session was published. */
  versionAt: Date;
  lines: TranscriptMessage[];
  /** By `seq`. */
  known: Map<number, KnownQuestion>;
};

const transcriptToLearnFrom = preparedQuery('transcript_to_learn_from', (tx, parameter) =>
  tx
    .select({
      session: {
        appId: sessions.appId,
        conversationId: sessions.conversationId,
        versionAt: versionsTable.createdAt,
      },
      message: {
        seq: messages.seq,
        userType: messages.userType,
        value: messages.value,
        event: messages.event,
        suggestions: messages.suggestions,
        thumb: messages.thumb,
        finding: sql<
          TranscriptMessage['finding']
        >`case when ${messages.trace} -> 'finding' is null then null else jsonb_build_object(
        'question', coalesce(${messages.trace} -> 'finding' ->> 'question', ''),
        'kind', ${messages.trace} -> 'finding' -> 'kind',
        'choices', ${messages.trace} -> 'finding' -> 'choices',
        'language', ${messages.trace} -> 'finding' -> 'language',
        'readWith', ${messages.trace} -> 'finding' -> 'readWith') end`,
        createdAt: messages.createdAt,
      },
      known: {
        id: askedQuestions.id,
        unanswered: askedQuestions.unanswered,
        noneMeant: askedQuestions.noneMeant,
        thumbsDown: askedQuestions.thumbsDown,
        handedOver: askedQuestions.handedOver,
        proposed: askedQuestions.proposed,
      },
    })
    .from(sessions)
    .innerJoin(versionsTable, eq(versionsTable.id, sessions.versionId))
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, sessions.conversationId),
        eq(messages.sessionId, sessions.id),
        gte(messages.seq, parameter('fromSeq')),
      ),
    )
    .leftJoin(
      askedQuestions,
      and(eq(askedQuestions.conversationId, messages.conversationId), eq(askedQuestions.seq, messages.seq)),
    )
    .where(eq(sessions.id, parameter('sessionId')))
    .orderBy(asc(messages.seq))
    .limit(MAX_MESSAGES),
);

/** With the questions that are stored already. Undefined if the session was erased meanwhile. */
export async function readTranscript(
  tx: Tx,
  sessionId: UserSessionId,
  seq: number,
): Promise<TranscriptOfSession | undefined> {
  const found = await transcriptToLearnFrom(tx, { sessionId, fromSeq: seq - MESSAGES_BEFORE });
  const [first] = found;
  return (
    first && {
      ...first.session,
      lines: found.map(({ message }) => message),
      known: new Map(found.flatMap(({ message, known }) => (known ? [[message.seq, known] as const] : []))),
    }
  );
}

/** Agents' messages after the latest questions of a group. */
export async function deskReplies(tx: Tx, groupId: QuestionGroupId): Promise<DeskReply[]> {
  return tx
    .select({
      askedId: askedQuestions.id,
      question: askedQuestions.text,
      value: messages.value,
      agentName: messages.senderName,
      at: messages.createdAt,
    })
    .from(askedQuestions)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, askedQuestions.conversationId),
        eq(messages.sessionId, askedQuestions.sessionId),
        gt(messages.seq, askedQuestions.seq),
      ),
    )
    .where(
      and(eq(askedQuestions.groupId, groupId), eq(messages.userType, 'agent'), eq(messages.msgType, 'text')),
    )
    .orderBy(desc(askedQuestions.askedAt), asc(askedQuestions.id), asc(messages.seq))
    .limit(MAX_REPLIES);
}

/** The bot's replies, by question. */
export async function botReplies(tx: Tx, ids: readonly AskedId[]): Promise<Map<AskedId, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: askedQuestions.id, value: messages.value })
    .from(askedQuestions)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, askedQuestions.conversationId),
        eq(messages.seq, askedQuestions.answerSeq),
      ),
    )
    .where(inArray(askedQuestions.id, [...ids]));
  return new Map(found.map(({ id, value }) => [id, value]));
}

type TracedMessage = {
  sessionId: UserSessionId;
  appId: AppId;
  versionId: VersionId;
  versionNumber: number;
  value: string;
  createdAt: Date;
  trace: MessageTrace | null;
};

/** A bot message, by the question it answers or by its own id. */
export async function findTracedMessage(
  tx: Tx,
  of: { askedId: AskedId } | { conversationId: ConversationId; msgId: MsgId },
): Promise<TracedMessage | undefined> {
  if ('askedId' in of) {
    const [asked] = await tx.select().from(askedQuestions).where(eq(askedQuestions.id, of.askedId));
    if (!asked) return undefined;
    return messageWhere(tx, asked.conversationId, eq(messages.seq, asked.answerSeq));
  }
  return messageWhere(tx, of.conversationId, eq(messages.msgId, of.msgId));
}

async function messageWhere(
  tx: Tx,
  conversationId: ConversationId,
  which: SQL,
): Promise<TracedMessage | undefined> {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      appId: sessions.appId,
      versionId: sessions.versionId,
      versionNumber: versionsTable.number,
      value: messages.value,
      createdAt: messages.createdAt,
      trace: messages.trace,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(versionsTable, eq(versionsTable.id, sessions.versionId))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.userType, 'bot'), which));
  return found;
}

/** The latest questions that the bot of an app looked up, newest first. */
export async function latestLookups(
  tx: Tx,
  tenantId: TenantId,
  appId: AppId,
  most: number,
): Promise<string[]> {
  const question = sql<string>`${messages.trace} -> 'finding' ->> 'question'`;
  const found = await tx
    .select({ question })
    .from(messages)
    .where(
      and(
        eq(messages.tenantId, tenantId),
        eq(messages.senderId, appId),
        sql`${messages.trace} -> 'finding' is not null`,
        sql`coalesce(${question}, '') <> ''`,
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(most);
  return found.map((each) => each.question);
}
