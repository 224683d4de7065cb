import type { MadeBy } from '@parrot/contract/assistant';
import type { TenantId, UserSessionId } from '@parrot/contract/core';
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
