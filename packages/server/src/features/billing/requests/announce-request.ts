/** Tells those who pay and the operator what became of a request. */
import type { ServiceRequestState, ServiceRequestType } from '@parrot/contract/billing';
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { ServiceRequestRow, SubscriptionRow } from '../billing.tables.ts';
import { serviceRequestChanged } from '../billing.topics.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';

type Request = Pick<ServiceRequestRow, 'id' | 'type' | 'planCode' | 'requestedByName'>;

/** The plan to cancel or to switch to. */
export function requestedPlan(
  catalog: PlanCatalog,
  { type, planCode }: Pick<Request, 'type' | 'planCode'>,
  currentPlanName: string,
): string {
  if (type === 'subscription_cancelled') return currentPlanName;
  return findPlan(catalog, planCode)?.plan.name ?? '';
}

/** A request as the subject of an entry in the activity log. */
export const requestSubject = (tenantId: TenantId, type: ServiceRequestType, planName: string) => ({
  subjectId: tenantId,
  subjectName: planName,
  values: { requestType: type },
});

export const createAnnounceRequest =
  (outbox: Platform['outbox'], catalog: PlanCatalog) =>
  (
    tx: Tx,
    { tenantId, planName }: Pick<SubscriptionRow, 'tenantId' | 'planName'>,
    request: Request,
    { state, answer = '', at }: { state: ServiceRequestState; answer?: string; at: Date },
  ): void => {
    const payload = {
      requestId: request.id,
      requestType: request.type,
      state,
      planName: requestedPlan(catalog, request, planName),
      byName: request.requestedByName,
      answer,
      at: at.toISOString(),
    };
    outbox.write(tx, serviceRequestChanged, { tenantId, key: tenantId, payload });
  };
