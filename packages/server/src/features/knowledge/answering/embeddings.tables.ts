import type { AppId, TenantId } from '@parrot/contract/core';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const textEmbeddings = pgTable(
  'text_meanings',
  {
    encoder: text('encoder').notNull(),
    hash: text('hash').notNull(),
    vector: text('vector').notNull(),
    usedOn: timestamp('used_on', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.encoder, table.hash] })],
);
export type EmbeddingRow = typeof textEmbeddings.$inferSelect;

export const embeddingProgress = pgTable('app_meanings', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  encoder: text('encoder').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
});
export type EmbeddingProgressRow = typeof embeddingProgress.$inferSelect;
