import type { MadeBy } from '@parrot/contract/assistant';
import type { SenderType, SessionEventKind } from '@parrot/contract/conversations';
import type { TenantId, UserSessionId } from '@parrot/contract/core';
import type { MessageTrace } from '@parrot/contract/learning';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const summaries = pgTable('conversation_summaries', {
  sessionId: text('session_id').$type<UserSessionId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  text: text('text').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  madeBy: text('made_by').$type<MadeBy>().notNull(),
  upToSeq: integer('up_to_seq').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** What is read here of other slices' rows. Never written here. */
export const lines = pgTable('messages', {
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  seq: integer('seq').notNull(),
  userType: text('user_type').$type<SenderType>().notNull(),
  senderName: text('sender_name').notNull(),
  value: text('value').notNull(),
  event: text('event').$type<SessionEventKind>(),
  trace: jsonb('trace').$type<MessageTrace>(),
});
