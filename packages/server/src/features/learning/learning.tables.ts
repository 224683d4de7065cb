import type {
  AppId,
  AskedId,
  ConversationId,
  FaqId,
  LanguageCode,
  QuestionGroupId,
  TenantId,
  UserId,
  UserSessionId,
} from '@parrot/contract/core';
import type { GroupState } from '@parrot/contract/learning';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const appId = text('app_id').$type<AppId>().notNull();

export const questionGroups = pgTable('question_groups', {
  id: text('id').$type<QuestionGroupId>().primaryKey(),
  tenantId,
  appId,
  state: text('state').$type<GroupState>().notNull(),
  /** The FAQ that answers the group, if it still exists. */
  faqId: text('faq_id').$type<FaqId>(),
  decidedAt: moment('decided_at'),
  createdAt: moment('created_at').notNull(),
});
export type GroupRow = typeof questionGroups.$inferSelect;

export const askedQuestions = pgTable('asked_questions', {
  id: text('id').$type<AskedId>().primaryKey(),
  tenantId,
  appId,
  groupId: text('group_id').$type<QuestionGroupId>().notNull(),
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  seq: integer('seq').notNull(),
  answerSeq: integer('answer_seq').notNull(),
  text: text('text').notNull(),
  languageCode: text('language_code').$type<LanguageCode>(),
  unanswered: boolean('unanswered').notNull(),
  noneMeant: boolean('none_meant').notNull().default(false),
  thumbsDown: boolean('thumbs_down').notNull(),
  handedOver: boolean('handed_over').notNull(),
  proposed: boolean('proposed').notNull().default(false),
  /** In the format of `packVector`. */
  vector: text('vector'),
  /** The encoder that computed the vector. */
  encoder: text('encoder'),
  askedAt: moment('asked_at').notNull(),
});
export type QuestionRow = typeof askedQuestions.$inferSelect;

export const proposedFixes = pgTable('proposed_fixes', {
  id: text('id').primaryKey(),
  tenantId,
  askedId: text('asked_id').$type<AskedId>().notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  /** The FAQ whose answer the fix changes. */
  faqId: text('faq_id').$type<FaqId>(),
  agentId: text('agent_id').$type<UserId>().notNull(),
  agentName: text('agent_name').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type FixRow = typeof proposedFixes.$inferSelect;
