import type { AppId, FaqId, LanguageCode, TenantId } from '@parrot/contract/core';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const faqs = pgTable('faqs', {
  id: text('id').$type<FaqId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  languageCode: text('language_code').$type<LanguageCode>().notNull(),
  domain: text('domain').notNull(),
  topic: text('topic').notNull(),
  subtopicLevel1: text('subtopic_level1').notNull(),
  subtopicLevel2: text('subtopic_level2').notNull(),
  uniqueTag: text('unique_tag').notNull(),
  questions: jsonb('questions').$type<string[]>().notNull(),
  answer: text('answer').notNull(),
  task: text('task').notNull(),
  tags: text('tags').notNull(),
  link: text('link').notNull(),
  imageLink: text('image_link').notNull(),
  imageType: text('image_type').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type FaqRow = typeof faqs.$inferSelect;
/** What people write of an FAQ. */
export type FaqText = Omit<FaqRow, 'id' | 'tenantId' | 'appId' | 'languageCode' | 'createdAt' | 'updatedAt'>;
