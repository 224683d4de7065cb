import type { Message } from '@parrot/contract/conversations';
import type { ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { presentMessage } from '../../conversations.present.ts';
import { messages, userSessions } from '../../conversations.tables.ts';

export type ToMail = {
  id: UserSessionId;
  tenantId: TenantId;
  conversationId: ConversationId;
  versionId: VersionId;
};

/**
 * Sessions in which an agent wrote last and the visitor, who left an address, has not read it. System scope.
 */
export const sessionsToMail = (tx: Tx, mailedBefore: Date): Promise<ToMail[]> =>
  tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      versionId: userSessions.versionId,
    })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.answersByEmail, true),
        eq(userSessions.lastMessageBy, 'agent'),
        gt(
          userSessions.lastMessageSeq,
          sql`greatest(${userSessions.mailedSeq}, ${userSessions.visitorReadSeq})`,
        ),
        or(isNull(userSessions.mailedAt), lte(userSessions.mailedAt, mailedBefore)),
      ),
    );

/** The messages of agents in a session after `seq`, in order. */
export async function answersAfter(tx: Tx, sessionId: UserSessionId, seq: number): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.userType, 'agent'), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq));
  return rows.map(presentMessage);
}
