import type { AppId, FaqId, LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const faqs = pgTable('faqs', {
  id: text('id').$type<FaqId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  /** Id of the original, shared by all its translations. */
  groupId: text('group_id').$type<FaqId>().notNull(),
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
  /** False for a machine translation that no builder has confirmed. */
  confirmed: boolean('confirmed').notNull(),
  /** The last import that wrote it. */
  dataset: text('dataset').notNull(),
  /** When its text last changed. */
  textAt: moment('text_at').notNull(),
  /** For a translation: the `textAt` of the original it was made from. */
  originalAt: moment('original_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Null if unknown. */
  updatedBy: text('updated_by').$type<UserId>(),
});
export type FaqRow = typeof faqs.$inferSelect;
/** The fields that builders write. */
export type FaqText = Pick<
  FaqRow,
  | 'domain'
  | 'topic'
  | 'subtopicLevel1'
  | 'subtopicLevel2'
  | 'uniqueTag'
  | 'questions'
  | 'answer'
  | 'task'
  | 'tags'
  | 'link'
  | 'imageLink'
  | 'imageType'
>;

export const deletedFaqs = pgTable('deleted_faqs', {
  undoId: text('undo_id').primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  /** Rows with their dates as text. */
  faqs: jsonb('faqs').$type<Record<string, unknown>[]>().notNull(),
  deletedAt: moment('deleted_at').notNull(),
});

export const faqAnswers = pgTable('faq_answers', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  /** Id of the FAQ group. */
  faqId: text('faq_id').$type<FaqId>().notNull(),
  day: date('day').notNull(),
  count: integer('count').notNull(),
});

export const triedFaqs = pgTable('tried_faqs', {
  id: text('id').$type<FaqId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  languageCode: text('language_code').$type<LanguageCode>().notNull(),
  questions: jsonb('questions').$type<string[]>().notNull(),
  answer: text('answer').notNull(),
  link: text('link').notNull(),
  triedAt: moment('tried_at').notNull(),
});
export type TriedFaqRow = typeof triedFaqs.$inferSelect;
