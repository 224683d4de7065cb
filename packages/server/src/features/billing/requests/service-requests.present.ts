import type { ServiceRequest } from '@parrot/contract/billing';
import type { ServiceRequestRow } from '../billing.tables.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';

export const presentServiceRequest = (catalog: PlanCatalog, row: ServiceRequestRow): ServiceRequest => ({
  requestId: row.id,
  requestType: row.type,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  requestedByName: row.requestedByName,
  reason: row.reason,
  description: row.description,
  planName: findPlan(catalog, row.planCode)?.plan.name ?? '',
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  answer: row.answer,
});
