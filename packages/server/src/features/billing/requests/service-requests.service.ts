/** Requests that the vendor's staff answers: cancel, a smaller plan, enterprise. */
import type {
  BillingEvent,
  ServiceRequest,
  ServiceRequestInput,
  ServiceRequestType,
} from '@parrot/contract/billing';
import { AppError, hasPermission, newId, type ServiceRequestId, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { isUpgrade } from '../plans/plan-cards.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import {
  lockSubscription,
  recordSubscriptionEvent,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import { createAnnounceRequest, requestedPlan, requestSubject } from './announce-request.ts';
import { resolveRequest } from './resolve-request.ts';
import { presentServiceRequest } from './service-requests.present.ts';
import {
  findOpenRequest,
  findServiceRequest,
  insertServiceRequest,
  listServiceRequestRows,
  updateServiceRequest,
} from './service-requests.repository.ts';

const EVENTS: Record<ServiceRequestType, BillingEvent> = {
  contact_for_enterprise: 'enterprise_requested',
  subscription_cancelled: 'cancellation_requested',
  subscription_downgraded: 'downgrade_requested',
};

type Page = { offset: number; limit: number };

export type ServiceRequests = {
  request(caller: Caller, input: ServiceRequestInput): Promise<ServiceRequestId>;
  list(tenantId: TenantId, page: Page): Promise<{ items: ServiceRequest[]; total: number; offset: number }>;
  withdraw(caller: Caller, id: ServiceRequestId): Promise<void>;
};

export function createServiceRequests(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  catalog: PlanCatalog,
): ServiceRequests {
  const announceRequest = createAnnounceRequest(outbox, catalog);
  const lockOwn = async (tx: Tx, tenantId: TenantId): Promise<SubscriptionRow> => {
    const found = await lockSubscription(tx, tenantId);
    if (!found) throw new AppError('not_found');
    return found;
  };

  return {
    request: (caller, input) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const type = input.requestType;
        requireRight(caller, type);
        const now = clock.now();
        const subscription = await lockOwn(tx, tenantId);
        const details = detailsOf(input);
        if (type === 'subscription_downgraded') requireSmaller(catalog, subscription, details.planCode);
        const asked = {
          ...details,
          requestedBy: caller.userId,
          requestedByName: caller.name,
          requestedAt: now,
        };
        const open = await findOpenRequest(tx, tenantId, type);
        const id = open?.id ?? newId('srq');
        if (open) await updateServiceRequest(tx, id, asked);
        else
          await insertServiceRequest(tx, {
            id,
            tenantId,
            type,
            ...asked,
            state: 'open',
            resolvedAt: null,
            answer: '',
          });
        // A cancelled plan runs to the end of its term; a smaller one starts with the next.
        if (type === 'subscription_cancelled')
          await updateSubscription(tx, tenantId, { status: 'cancelled', cancelledAt: now });
        if (type === 'subscription_downgraded')
          await updateSubscription(tx, tenantId, { nextPlanCode: details.planCode });
        // Sent twice, it is still one request.
        if (open && open.planCode === details.planCode) return id;
        const { planName } = subscription;
        const by = { actorName: caller.name, planName };
        await recordSubscriptionEvent(tx, tenantId, now, { event: EVENTS[type], ...by });
        const request = { id, type, planCode: details.planCode, requestedByName: caller.name };
        await recordActivity(tx, caller, now, {
          action: 'subscription.requested',
          ...requestSubject(tenantId, type, requestedPlan(catalog, request, planName)),
        });
        announceRequest(tx, subscription, request, { state: 'open', at: now });
        return id;
      }),

    list: (tenantId, page) =>
      database.tenant(tenantId, async (tx) => {
        const { rows, total } = await listServiceRequestRows(tx, { tenantId, ...page });
        return { items: rows.map((row) => presentServiceRequest(catalog, row)), total, offset: page.offset };
      }),

    withdraw: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => {
        const subscription = await lockOwn(tx, caller.tenantId);
        const request = await findServiceRequest(tx, id);
        if (!request) throw new AppError('not_found');
        requireRight(caller, request.type);
        if (request.state !== 'open')
          throw new AppError('conflict', { message: 'This request is no longer open.' });
        const by = { state: 'withdrawn', actorName: caller.name } as const;
        const now = clock.now();
        await resolveRequest(tx, { request, subscription }, by, now);
        await recordActivity(tx, caller, now, {
          action: 'subscription.requestWithdrawn',
          ...requestSubject(
            caller.tenantId,
            request.type,
            requestedPlan(catalog, request, subscription.planName),
          ),
        });
      }),
  };
}

function requireRight({ rights }: Caller, type: ServiceRequestType): void {
  const isAllowed =
    type !== 'subscription_cancelled' || hasPermission(rights, 'Makes Payment', 'Delete subscription');
  if (!isAllowed) throw new AppError('permission_denied');
}

function requireSmaller(
  catalog: PlanCatalog,
  { planCode, paidNextTerm }: SubscriptionRow,
  wanted: string,
): void {
  if (!findPlan(catalog, wanted)) throw new AppError('not_found');
  if (planCode === wanted) throw new AppError('conflict', { message: 'You’re already on this plan.' });
  if (isUpgrade(catalog, planCode, wanted))
    throw new AppError('conflict', { message: 'You can upgrade to this plan right away.' });
  if (paidNextTerm)
    throw new AppError('conflict', { message: `Your next term with ${paidNextTerm.planName} is paid.` });
}

function detailsOf(input: ServiceRequestInput): { reason: string; description: string; planCode: string } {
  if (input.requestType === 'contact_for_enterprise') return { reason: '', description: '', planCode: '' };
  if (input.requestType === 'subscription_cancelled')
    return { ...input.requestInfo.subscriptionCancelReason, planCode: '' };
  const { subscriptionDowngradeReason, planCode } = input.requestInfo;
  return { ...subscriptionDowngradeReason, planCode };
}
