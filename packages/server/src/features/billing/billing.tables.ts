import type {
  BillingEvent,
  CheckoutStatus,
  IntervalUnit,
  PlanLimits,
  ServiceRequestState,
  ServiceRequestType,
  SubscriptionStatus,
} from '@parrot/contract/billing';
import type { CheckoutId, InvoiceId, ServiceRequestId, TenantId, UserId } from '@parrot/contract/core';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderTerms } from './checkout/order-terms.ts';
import type { InvoiceContent } from './invoices/invoice-content.ts';
import type { PaidNextTerm } from './subscriptions/paid-next-term.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantColumn = () => text('tenant_id').$type<TenantId>();

export const subscriptions = pgTable('subscriptions', {
  tenantId: tenantColumn().primaryKey(),
  planCode: text('plan_code').notNull(),
  planName: text('plan_name').notNull(),
  intervalUnit: text('interval_unit').$type<IntervalUnit>().notNull(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  termStart: moment('term_start'),
  termEnd: moment('term_end').notNull(),
  anchor: moment('anchor'),
  graceDays: integer('grace_days').notNull(),
  termPrice: bigint('term_price', { mode: 'number' }).notNull(),
  limits: jsonb('limits').$type<PlanLimits>(),
  cancelledAt: moment('cancelled_at'),
  nextPlanCode: text('next_plan_code'),
  timeZone: text('time_zone').notNull(),
  providerCustomerId: text('provider_customer_id'),
  paidNextTerm: jsonb('next_term').$type<PaidNextTerm>(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const subscriptionEvents = pgTable('subscription_events', {
  id: text('id').primaryKey(),
  tenantId: tenantColumn().notNull(),
  at: moment('at').notNull(),
  event: text('event').$type<BillingEvent>().notNull(),
  actorName: text('actor_name').notNull(),
  planName: text('plan_name').notNull(),
});

export const subscriptionSteps = pgTable(
  'subscription_steps',
  {
    tenantId: tenantColumn().notNull(),
    termEnd: moment('term_end').notNull(),
    step: text('step').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.termEnd, table.step] })],
);

export const conversationCounts = pgTable(
  'conversation_counts',
  {
    tenantId: tenantColumn().notNull(),
    /** In the tenant's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
);

export const billingDetails = pgTable('billing_details', {
  tenantId: tenantColumn().primaryKey(),
  company: text('company').notNull(),
  address: text('address').notNull(),
  taxId: text('tax_id').notNull(),
});

export const checkouts = pgTable('checkouts', {
  id: text('id').$type<CheckoutId>().primaryKey(),
  tenantId: tenantColumn().notNull(),
  planCode: text('plan_code').notNull(),
  terms: jsonb('terms').$type<OrderTerms>().notNull(),
  provider: text('provider').notNull(),
  providerCheckoutId: text('provider_checkout_id').notNull(),
  paymentUrl: text('payment_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  status: text('status').$type<CheckoutStatus>().notNull(),
  orderedBy: text('ordered_by').$type<UserId>().notNull(),
  orderedByName: text('ordered_by_name').notNull(),
  orderedAt: moment('ordered_at').notNull(),
  settledAt: moment('settled_at'),
});
export type CheckoutRow = typeof checkouts.$inferSelect;

export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    checkoutId: text('checkout_id'),
    outcome: text('outcome').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export const sandboxPayments = pgTable('sandbox_payments', {
  checkoutId: text('checkout_id').$type<CheckoutId>().primaryKey(),
  status: text('status').$type<CheckoutStatus>().notNull(),
  /** When a delayed payment goes through. */
  settlesAt: moment('settles_at'),
});

export const invoices = pgTable('invoices', {
  id: text('id').$type<InvoiceId>().primaryKey(),
  tenantId: tenantColumn().notNull(),
  number: integer('number').notNull(),
  checkoutId: text('checkout_id').$type<CheckoutId>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
});
export type InvoiceRow = typeof invoices.$inferSelect;

/** Invoices of erased tenants. */
export const retainedInvoices = pgTable('retained_invoices', {
  id: text('id').$type<InvoiceId>().primaryKey(),
  workspaceId: text('workspace_id').$type<TenantId>().notNull(),
  number: integer('number').notNull(),
  issuedAt: moment('issued_at').notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
  deleteAfter: moment('delete_after').notNull(),
});

export const invoiceNumbers = pgTable('invoice_numbers', {
  tenantId: tenantColumn().primaryKey(),
  last: integer('last').notNull(),
});

export const serviceRequests = pgTable('service_requests', {
  id: text('id').$type<ServiceRequestId>().primaryKey(),
  tenantId: tenantColumn().notNull(),
  type: text('type').$type<ServiceRequestType>().notNull(),
  reason: text('reason').notNull(),
  description: text('description').notNull(),
  planCode: text('plan_code').notNull(),
  state: text('status').$type<ServiceRequestState>().notNull(),
  requestedBy: text('requested_by').$type<UserId>().notNull(),
  requestedByName: text('requested_by_name').notNull(),
  requestedAt: moment('requested_at').notNull(),
  resolvedAt: moment('resolved_at'),
  answer: text('answer').notNull(),
});
export type ServiceRequestRow = typeof serviceRequests.$inferSelect;
