import type { PlanDetails, SubscriptionStatus } from '@parrot/contract/billing';
import type { TenantId } from '@parrot/contract/core';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type IntervalUnit = PlanDetails['plans'][number]['interval_unit'];

export const subscriptions = pgTable('subscriptions', {
  tenantId: text('tenant_id').$type<TenantId>().primaryKey(),
  planName: text('plan_name').notNull(),
  intervalUnit: text('interval_unit').$type<IntervalUnit>().notNull(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  termEnd: timestamp('term_end', { withTimezone: true }).notNull(),
  graceDays: integer('grace_days').notNull(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;
