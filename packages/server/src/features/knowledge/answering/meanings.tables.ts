import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
