import type { HandoverFact } from '@parrot/contract/assistant';
import type { TenantId, UserSessionId } from '@parrot/contract/core';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A removed fact stays, so that the bot does not add it again. */
export type StoredFact = Omit<HandoverFact, 'state'> & { state: HandoverFact['state'] | 'removed' };

export const handoverCards = pgTable('handover_cards', {
  sessionId: text('session_id').$type<UserSessionId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  facts: jsonb('facts').$type<StoredFact[]>().notNull(),
  revision: integer('revision').notNull(),
  confirmedAt: moment('confirmed_at'),
  updatedAt: moment('updated_at').notNull(),
});
export type CardRow = typeof handoverCards.$inferSelect;
