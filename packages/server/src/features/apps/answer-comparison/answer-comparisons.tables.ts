import type { AnswerComparison, AnswerOutcome, ComparedAnswer } from '@parrot/contract/apps';
import type { AppId, ConversationId, TenantId, VersionId } from '@parrot/contract/core';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const answerComparisons = pgTable('answer_comparisons', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  runId: text('run_id').notNull(),
  versionId: text('version_id').$type<VersionId>().notNull(),
  draftRevision: integer('draft_revision').notNull(),
  /** A rolled-back edit leaves its revision to the next one; the time of the update tells them apart. */
  draftAt: instant('draft_at').notNull(),
  state: text('state').$type<Exclude<AnswerComparison['state'], 'none'>>().notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type ComparisonRow = typeof answerComparisons.$inferSelect;

export const comparedAnswers = pgTable(
  'compared_answers',
  {
    appId: text('app_id').$type<AppId>().notNull(),
    position: integer('position').notNull(),
    tenantId: text('tenant_id').$type<TenantId>().notNull(),
    conversationId: text('conversation_id').$type<ConversationId>(),
    outcome: text('outcome').$type<AnswerOutcome>().notNull(),
    answer: jsonb('answer').$type<ComparedAnswer>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.position] })],
);
export type ComparedRow = typeof comparedAnswers.$inferSelect;
