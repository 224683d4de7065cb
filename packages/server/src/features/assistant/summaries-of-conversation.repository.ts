import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { summaries } from './assistant.tables.ts';

const sessions = pgTable('user_sessions', {
  id: text('id').$type<UserSessionId>().notNull(),
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
});

/** How a conversation was summed up, for whom it is about. */
export const summariesOfConversation = (tx: Tx, conversationId: ConversationId) =>
  tx
    .select({
      text: summaries.text,
      tags: summaries.tags,
      madeBy: summaries.madeBy,
      madeAt: summaries.madeAt,
    })
    .from(summaries)
    .innerJoin(sessions, eq(sessions.id, summaries.sessionId))
    .where(eq(sessions.conversationId, conversationId))
    .orderBy(asc(summaries.madeAt));
