/** Requests that the vendor's staff answers: cancel, a smaller plan, enterprise. */
import type { BillingEvent, ServiceRequestInput } from '@parrot/contract/billing';
import { AppError, hasPermission, newId, type ServiceRequestId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import {
  lockSubscription,
  recordSubscriptionEvent,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import { insertServiceRequest } from './service-requests.repository.ts';

const EVENTS: Record<ServiceRequestInput['requestType'], BillingEvent> = {
  contact_for_enterprise: 'enterprise_requested',
  subscription_cancelled: 'cancellation_requested',
  subscription_downgraded: 'downgrade_requested',
};

export type ServiceRequests = {
  request(caller: Caller, input: ServiceRequestInput): Promise<ServiceRequestId>;
};

export const createServiceRequests = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  catalog: PlanCatalog,
): ServiceRequests => ({
  request: (caller, input) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { tenantId, rights } = caller;
      if (
        input.requestType === 'subscription_cancelled' &&
        !hasPermission(rights, 'Makes Payment', 'Delete subscription')
      )
        throw new AppError('permission_denied');
      const now = clock.now();
      const subscription = await lockSubscription(tx, tenantId);
      if (!subscription) throw new AppError('not_found');
      const { reason, description, planCode } = detailsOf(input);
      if (input.requestType === 'subscription_downgraded' && !findPlan(catalog, planCode))
        throw new AppError('not_found');
      const id = newId('srq');
      await insertServiceRequest(tx, {
        id,
        tenantId,
        type: input.requestType,
        reason,
        description,
        planCode,
        status: 'open',
        requestedBy: caller.userId,
        requestedByName: caller.name,
        requestedAt: now,
      });
      // A cancelled plan runs to the end of its term; a smaller one starts with the next.
      if (input.requestType === 'subscription_cancelled')
        await updateSubscription(tx, tenantId, { status: 'cancelled', cancelledAt: now });
      if (input.requestType === 'subscription_downgraded')
        await updateSubscription(tx, tenantId, { nextPlanCode: planCode });
      await recordSubscriptionEvent(tx, tenantId, now, {
        event: EVENTS[input.requestType],
        actorName: caller.name,
        planName: subscription.planName,
      });
      return id;
    }),
});

function detailsOf(input: ServiceRequestInput): { reason: string; description: string; planCode: string } {
  if (input.requestType === 'contact_for_enterprise') return { reason: '', description: '', planCode: '' };
  if (input.requestType === 'subscription_cancelled')
    return { ...input.requestInfo.subscriptionCancelReason, planCode: '' };
  const { subscriptionDowngradeReason, planCode } = input.requestInfo;
  return { ...subscriptionDowngradeReason, planCode };
}
