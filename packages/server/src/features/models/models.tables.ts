import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { ModelProvider, ModelPurpose } from '@parrot/contract/models';
import {
  bigint,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const modelConnections = pgTable(
  'model_connections',
  {
    tenantId: text('tenant_id').$type<TenantId>().notNull(),
    provider: text('provider').$type<ModelProvider>().notNull(),
    address: text('address').notNull(),
    modelName: text('model_name').notNull(),
    apiVersion: text('api_version').notNull(),
    file: text('file').notNull(),
    sealedKey: text('sealed_key'),
    keyEnding: text('key_ending').notNull(),
    inputPrice: doublePrecision('input_price').notNull(),
    outputPrice: doublePrecision('output_price').notNull(),
    savedBy: text('saved_by').$type<UserId>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  ({ tenantId, provider }) => [primaryKey({ columns: [tenantId, provider] })],
);
export type ConnectionRow = typeof modelConnections.$inferSelect;

export const modelBudgets = pgTable('model_budgets', {
  tenantId: text('tenant_id').$type<TenantId>().primaryKey(),
  monthlyTokens: bigint('monthly_tokens', { mode: 'number' }),
  monthlyCost: doublePrecision('monthly_cost'),
});

export const modelUse = pgTable(
  'model_use',
  {
    tenantId: text('tenant_id').$type<TenantId>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    appId: text('app_id').$type<AppId | ''>().notNull(),
    provider: text('provider').$type<ModelProvider>().notNull(),
    purpose: text('purpose').$type<ModelPurpose>().notNull(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    cost: doublePrecision('cost').notNull(),
  },
  ({ tenantId, day, appId, provider, purpose }) => [
    primaryKey({ columns: [tenantId, day, appId, provider, purpose] }),
  ],
);
export type UsageRow = typeof modelUse.$inferSelect;
