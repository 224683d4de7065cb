import type { AppId, FindingId, TenantId, UserId } from '@parrot/contract/core';
import type { UpkeepFinding, UpkeepKind } from '@parrot/contract/knowledge';
import { integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `prints`: by id of an entry, its content when it was checked. */
export type FindingContent = Omit<UpkeepFinding, 'findingId' | 'kind'> & { prints: Record<string, string> };

export const upkeepFindings = pgTable('upkeep_findings', {
  id: text('id').$type<FindingId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  kind: text('kind').$type<UpkeepKind>().notNull(),
  key: text('key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  rank: real('rank').notNull(),
  content: jsonb('content').$type<FindingContent>().notNull(),
  dismissedAt: moment('dismissed_at'),
  dismissedBy: text('dismissed_by').$type<UserId>(),
  foundAt: moment('found_at').notNull(),
});
export type FindingRow = typeof upkeepFindings.$inferSelect;

export const upkeepChecks = pgTable('upkeep_checks', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  revision: integer('revision').notNull(),
  checkedAt: moment('checked_at').notNull(),
});
export type CheckRow = typeof upkeepChecks.$inferSelect;
