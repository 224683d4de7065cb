import type { ConversationId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { calls } from './calls.tables.ts';

/** The calls of a conversation, for a visitor's data export. */
export const callsOfConversation = (tx: Tx, conversationId: ConversationId) =>
  tx
    .select({
      kind: calls.kind,
      startedBy: calls.startedBy,
      visitorName: calls.visitorName,
      agentName: calls.agentName,
      startedAt: calls.startedAt,
      answeredAt: calls.answeredAt,
      endedAt: calls.endedAt,
      endReason: calls.endReason,
    })
    .from(calls)
    .where(eq(calls.conversationId, conversationId))
    .orderBy(asc(calls.startedAt));
