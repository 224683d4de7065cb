/** Ends an open request, in the transaction that has locked the subscription. */
import type { BillingEvent, ServiceRequestState } from '@parrot/contract/billing';
import type { Tx } from '../../../platform/index.ts';
import type { ServiceRequestRow, SubscriptionRow } from '../billing.tables.ts';
import { TRIAL_CODE } from '../subscriptions/start-trial.ts';
import { recordSubscriptionEvent, updateSubscription } from '../subscriptions/subscriptions.repository.ts';
import { updateServiceRequest } from './service-requests.repository.ts';

type Resolution = { state: Exclude<ServiceRequestState, 'open'>; answer?: string; actorName: string };

const EVENTS: Record<Resolution['state'], BillingEvent> = {
  done: 'request_done',
  declined: 'request_declined',
  withdrawn: 'request_withdrawn',
};

export async function resolveRequest(
  tx: Tx,
  { request, subscription }: { request: ServiceRequestRow; subscription: SubscriptionRow },
  { state, answer = '', actorName }: Resolution,
  now: Date,
): Promise<void> {
  const { tenantId, planName } = subscription;
  await updateServiceRequest(tx, request.id, { state, answer, resolvedAt: now });
  if (state !== 'done') await undoRequest(tx, request, subscription);
  await recordSubscriptionEvent(tx, tenantId, now, { event: EVENTS[state], actorName, planName });
}

/** A cancelled plan continues, and the current plan is renewed instead of the smaller one. */
async function undoRequest(tx: Tx, request: ServiceRequestRow, subscription: SubscriptionRow): Promise<void> {
  const { tenantId, planCode, status, nextPlanCode } = subscription;
  if (request.type === 'subscription_cancelled' && status === 'cancelled')
    await updateSubscription(tx, tenantId, {
      status: planCode === TRIAL_CODE ? 'trial' : 'live',
      cancelledAt: null,
    });
  if (request.type === 'subscription_downgraded' && nextPlanCode === request.planCode)
    await updateSubscription(tx, tenantId, { nextPlanCode: null });
}
