import type { AppId, FaqId, LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const faqs = pgTable('faqs', {
  id: text('id').$type<FaqId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  /** The id of the one that was there first, of all that are the same question in several languages. */
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
  /** False for what a machine translated and nobody has read yet. */
  confirmed: boolean('confirmed').notNull(),
  /** The import it last came with. */
  dataset: text('dataset').notNull(),
  /** When its words last changed. */
  textAt: moment('text_at').notNull(),
  /** Of a translation: the `textAt` of the words it translates. */
  originalAt: moment('original_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Null where nobody did, or where that was not kept. */
  updatedBy: text('updated_by').$type<UserId>(),
});
export type FaqRow = typeof faqs.$inferSelect;
/** What people write of an FAQ. */
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
  /** Rows, their moments as texts. */
  faqs: jsonb('faqs').$type<Record<string, unknown>[]>().notNull(),
  deletedAt: moment('deleted_at').notNull(),
});

export const faqAnswers = pgTable('faq_answers', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  /** The id of its group. */
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
