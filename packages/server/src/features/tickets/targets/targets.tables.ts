import type { TenantId, TicketId, UserId } from '@parrot/contract/core';
import type { TargetKind, TargetState, TargetsByPriority } from '@parrot/contract/tickets';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const duration = (name: string) => bigint(name, { mode: 'number' });

export const targetSettings = pgTable('target_settings', {
  tenantId: text('tenant_id').$type<TenantId>().primaryKey(),
  warnPercent: integer('warn_percent').notNull(),
  targets: jsonb('targets').$type<TargetsByPriority>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const ticketTargets = pgTable('ticket_targets', {
  ticketId: text('ticket_id').$type<TicketId>().notNull(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  kind: text('kind').$type<TargetKind>().notNull(),
  minutes: integer('minutes').notNull(),
  warnPercent: integer('warn_percent').notNull(),
  state: text('state').$type<TargetState>().notNull(),
  /** The opening time that passed until it was paused, stopped or changed last. */
  usedMs: duration('used_ms').notNull(),
  runningSince: moment('running_since'),
  dueAt: moment('due_at'),
  warnAt: moment('warn_at'),
  stoppedAt: moment('stopped_at'),
  /** The opening time from when it was due until it was stopped; null while it is open. */
  lateMs: duration('late_ms'),
  /** Who had the ticket when it was stopped. */
  agentId: text('agent_id').$type<UserId>(),
  warnedAt: moment('warned_at'),
  breachNotifiedAt: moment('breach_notified_at'),
});
export type TargetRow = typeof ticketTargets.$inferSelect;
