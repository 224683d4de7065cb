import type { TenantId, UserId } from '@parrot/contract/core';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const tenants = pgTable('tenants', {
  id: text('id').$type<TenantId>().primaryKey(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  eraseRequestedBy: text('erase_requested_by').$type<UserId>(),
  needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
});
