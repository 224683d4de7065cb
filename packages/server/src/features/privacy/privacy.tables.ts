import type { ReceiptId, TenantId, UserId, WorkspaceExportId } from '@parrot/contract/core';
import type { ErasureReceipt, WorkspaceExport } from '@parrot/contract/privacy';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const workspaceExports = pgTable('workspace_exports', {
  id: text('id').$type<WorkspaceExportId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  requestedBy: text('requested_by').$type<UserId>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  state: text('state').$type<WorkspaceExport['state']>().notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  expiresAt: moment('expires_at'),
});
export type WorkspaceExportRow = typeof workspaceExports.$inferSelect;

/** Of erased workspaces. */
export const erasureReceipts = pgTable('erasure_receipts', {
  id: text('id').$type<ReceiptId>().primaryKey(),
  workspaceId: text('workspace_id').$type<TenantId>().notNull(),
  erasedAt: moment('erased_at').notNull(),
  receipt: jsonb('receipt').$type<ErasureReceipt>().notNull(),
});
