import type { AppId, FieldType, FieldValue, TenantId, TicketFieldId, TicketId } from '@parrot/contract/core';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const tenantId = text('tenant_id').$type<TenantId>().notNull();
const fieldId = text('field_id').$type<TicketFieldId>().notNull();

/** A workspace's own fields about tickets. */
export const ticketFields = pgTable('ticket_fields', {
  id: text('id').$type<TicketFieldId>().primaryKey(),
  tenantId,
  label: text('label').notNull(),
  type: text('type').$type<FieldType>().notNull(),
  options: jsonb('options').$type<string[]>().notNull(),
  /** Otherwise of those in `ticket_field_apps`. */
  allApps: boolean('all_apps').notNull(),
  isRequired: boolean('is_required').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type FieldRow = typeof ticketFields.$inferSelect;

export const ticketFieldApps = pgTable('ticket_field_apps', {
  tenantId,
  fieldId,
  appId: text('app_id').$type<AppId>().notNull(),
});

/** A cleared field has no row. */
export const ticketFieldValues = pgTable('ticket_field_values', {
  tenantId,
  ticketId: text('ticket_id').$type<TicketId>().notNull(),
  fieldId,
  value: jsonb('value').$type<FieldValue>().notNull(),
});
