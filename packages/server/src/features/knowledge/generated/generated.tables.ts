import type { AppId, FaqId, GeneratedId, LanguageCode, SourceId, TenantId } from '@parrot/contract/core';
import type { GeneratedFrom } from '@parrot/contract/knowledge';
import { jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

export const generatedFaqs = pgTable('generated_faqs', {
  id: text('id').$type<GeneratedId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  sourceId: text('source_id').$type<SourceId>().notNull(),
  languageCode: text('language_code').$type<LanguageCode>().notNull(),
  from: text('made_from').$type<GeneratedFrom>().notNull(),
  questions: jsonb('questions').$type<string[]>().notNull(),
  answer: text('answer').notNull(),
  heading: text('heading').notNull(),
  passage: text('passage').notNull(),
  place: text('place').notNull(),
  confidence: real('confidence').notNull(),
  similarTo: text('similar_to').$type<FaqId>(),
  fingerprint: text('fingerprint').notNull(),
  state: text('state').$type<'waiting' | 'accepted' | 'rejected'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type GeneratedRow = typeof generatedFaqs.$inferSelect;
