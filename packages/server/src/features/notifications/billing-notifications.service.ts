/** Notifications about the plan and payments, to everyone who may make payments. */
import type { TenantId } from '@parrot/contract/core';
import type { NotificationKind, NotificationValues } from '@parrot/contract/notifications';
import type { Platform } from '../../platform/index.ts';
import type {
  PaymentSettled,
  PlanLimitUse,
  PlanStageReached,
  ServiceRequestChanged,
  TrialExtended,
} from '../billing/index.ts';
import { memberIdsWithPermission } from '../team/index.ts';
import type { Notify } from './notify.ts';

const PLANS = '/home/studio/subscription';
const INVOICES = '/home/profile?tab=subscription';

export type BillingNotifications = ReturnType<typeof createBillingNotifications>;

export function createBillingNotifications(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { notify }: { notify: Notify },
) {
  const notifyPayers = <Kind extends NotificationKind>(
    tenantId: TenantId,
    notification: { kind: Kind; values: NotificationValues[Kind]; link: string; cause: readonly string[] },
  ): Promise<void> =>
    database.tenant(tenantId, async (tx) =>
      notify(tx, {
        tenantId,
        recipients: await memberIdsWithPermission(tx, tenantId, 'Makes Payment', clock.now()),
        ...notification,
      }),
    );

  return {
    /**
     * 80 % or all of a limit is used. A daily limit is notified about once a day; the others can be crossed
     * again, and `eventId` identifies the crossing.
     */
    planLimitUsed: (
      tenantId: TenantId,
      eventId: string,
      { limit, percent, used, max, day }: PlanLimitUse,
    ): Promise<void> =>
      notifyPayers(tenantId, {
        kind: 'plan-limit',
        values: { limit, percent: `${percent}`, used: String(used), max: String(max) },
        link: PLANS,
        cause: day ? [tenantId, limit, day, `${percent}`, `${max}`] : [eventId],
      }),

    planStageReached: (tenantId: TenantId, { cause, ...values }: PlanStageReached): Promise<void> =>
      notifyPayers(tenantId, { kind: 'plan-ending', values, link: PLANS, cause: [tenantId, cause] }),

    trialExtended: (tenantId: TenantId, eventId: string, values: TrialExtended): Promise<void> =>
      notifyPayers(tenantId, { kind: 'trial-extended', values, link: PLANS, cause: [eventId] }),

    paymentSettled: (tenantId: TenantId, { checkoutId, status, ...values }: PaymentSettled): Promise<void> =>
      status === 'success'
        ? notifyPayers(tenantId, { kind: 'payment-received', values, link: INVOICES, cause: [checkoutId] })
        : notifyPayers(tenantId, { kind: 'payment-failed', values, link: PLANS, cause: [checkoutId] }),

    serviceRequestChanged: (
      tenantId: TenantId,
      { requestId, requestType, state, planName, byName, answer, at }: ServiceRequestChanged,
    ): Promise<void> =>
      notifyPayers(tenantId, {
        kind: 'service-request',
        values: { requestType, state, planName, byName, answer },
        link: INVOICES,
        cause: [requestId, state, at],
      }),
  };
}
