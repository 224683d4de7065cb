import type { AppId, TenantId } from '@parrot/contract/core';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const textMeanings = pgTable(
  'text_meanings',
  {
    encoder: text('encoder').notNull(),
    hash: text('hash').notNull(),
    vector: text('vector').notNull(),
    usedOn: timestamp('used_on', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.encoder, table.hash] })],
);
export type MeaningRow = typeof textMeanings.$inferSelect;

export const appMeanings = pgTable('app_meanings', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  encoder: text('encoder').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
});
export type AppMeaningsRow = typeof appMeanings.$inferSelect;
