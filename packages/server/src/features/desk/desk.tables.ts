import type { TenantId, UserId } from '@parrot/contract/core';
import type { QueueView } from '@parrot/contract/desk';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const userId = text('user_id').$type<UserId>().notNull();

/** How somebody works at the desk of a tenant; who never changed or got anything has no row. */
export const deskAgents = pgTable('desk_agents', {
  tenantId,
  userId,
  capacity: integer('capacity').notNull(),
  tab: text('tab').$type<QueueView>().notNull(),
  sendDelaySeconds: integer('send_delay_seconds').notNull(),
  lastAssignedAt: moment('last_assigned_at'),
  lastSeenAt: moment('last_seen_at'),
});

/** Every open line to a desk. */
export const deskLines = pgTable('desk_lines', {
  id: text('id').primaryKey(),
  tenantId,
  userId,
  seenAt: moment('seen_at').notNull(),
});
