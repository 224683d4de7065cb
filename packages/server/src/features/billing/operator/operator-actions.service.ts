/** What the operator of the installation changes in a workspace. Everything is in its activity log. */
import type { PlanLimits } from '@parrot/contract/billing';
import {
  AppError,
  badField,
  DAY_MS,
  dayIn,
  type ServiceRequestId,
  type TenantId,
} from '@parrot/contract/core';
import type { Client, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import type { ServiceRequestRow, SubscriptionRow } from '../billing.tables.ts';
import { trialExtended } from '../billing.topics.ts';
import { ENTERPRISE_CODE, findPlan, type PlanCatalog, planCodeOf } from '../plans/plan-catalog.ts';
import { createAnnounceRequest, requestedPlan, requestSubject } from '../requests/announce-request.ts';
import { resolveRequest } from '../requests/resolve-request.ts';
import { findOpenRequest, findServiceRequest } from '../requests/service-requests.repository.ts';
import { moveBehind } from '../subscriptions/apply-order.policy.ts';
import { grantedTerm } from '../subscriptions/grant-plan.ts';
import { TRIAL_CODE } from '../subscriptions/start-trial.ts';
import {
  lockSubscription,
  recordSubscriptionEvent,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import { NO_END, presentEnd } from '../subscriptions/term.policy.ts';
import { UNLIMITED } from '../usage/plan-limits.ts';

const OPERATOR = 'Operator';

type Grant = { tenantId: TenantId; planCode: string; until: string | null; limits: Partial<PlanLimits> };
type Answer = { requestId: ServiceRequestId; state: 'done' | 'declined'; answer: string };

export type OperatorActions = {
  /** Returns the new end of the term, as does a grant. */
  extendTrial(client: Client, extension: { tenantId: TenantId; days: number }): Promise<Date>;
  grantPlan(client: Client, grant: Grant): Promise<Date>;
  answerRequest(client: Client, answer: Answer): Promise<void>;
};

export function createOperatorActions(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  catalog: PlanCatalog,
): OperatorActions {
  const announceRequest = createAnnounceRequest(outbox, catalog);

  const change = <Result>(
    tenantId: TenantId,
    work: (tx: Tx, subscription: SubscriptionRow, now: Date) => Promise<Result>,
  ): Promise<Result> =>
    database.tenant(tenantId, async (tx) => {
      const subscription = await lockSubscription(tx, tenantId);
      if (!subscription) throw new AppError('not_found');
      return work(tx, subscription, clock.now());
    });

  const record = (tx: Tx, tenantId: TenantId, client: Client, now: Date, entry: ActivityEntry) =>
    recordActivity(tx, { tenantId, userId: null, name: OPERATOR, client }, now, entry);

  return {
    extendTrial: (client, { tenantId, days }) =>
      change(tenantId, async (tx, subscription, now) => {
        if (subscription.planCode !== TRIAL_CODE)
          throw new AppError('conflict', { message: 'This workspace isn’t on a trial.' });
        const from = Math.max(now.getTime(), subscription.termEnd.getTime());
        const termEnd = new Date(from + days * DAY_MS);
        const { planName } = subscription;
        await updateSubscription(tx, tenantId, { status: 'trial', cancelledAt: null, termEnd });
        await withdrawOpen(tx, { ...subscription, status: 'trial' }, now);
        const by = { actorName: OPERATOR, planName };
        await recordSubscriptionEvent(tx, tenantId, now, { event: 'trial_extended', ...by });
        await record(tx, tenantId, client, now, {
          action: 'subscription.trialExtended',
          subjectId: tenantId,
          subjectName: planName,
          values: { until: termEnd.toISOString() },
        });
        const date = dayIn(termEnd, subscription.timeZone);
        outbox.write(tx, trialExtended, { tenantId, key: tenantId, payload: { date } });
        return termEnd;
      }),

    grantPlan: (client, { tenantId, planCode, until, limits }) =>
      change(tenantId, async (tx, subscription, now) => {
        const plan = grantable(catalog, planCode);
        if (!plan)
          throw badField('planCode', `Please choose one of these plans: ${planCodes(catalog).join(', ')}.`);
        const termEnd = until === null ? NO_END : new Date(until);
        if (termEnd <= now) throw badField('until', 'Please enter a day in the future.');
        const { planName, intervalUnit } = plan;
        const granted = grantedTerm({ planCode, planName, intervalUnit, termEnd }, now);
        await updateSubscription(tx, tenantId, {
          ...granted,
          limits: { ...plan.limits, ...limits },
          paidNextTerm: moveBehind(subscription.paidNextTerm, termEnd),
        });
        await withdrawOpen(tx, { ...subscription, ...granted }, now);
        const by = { actorName: OPERATOR, planName };
        await recordSubscriptionEvent(tx, tenantId, now, { event: 'plan_granted', ...by });
        await record(tx, tenantId, client, now, {
          action: 'subscription.planGranted',
          subjectId: tenantId,
          subjectName: planName,
          values: {
            until: presentEnd(termEnd) ?? '',
            before: subscription.planName,
            after: planName,
          },
        });
        return termEnd;
      }),

    async answerRequest(client, { requestId, state, answer }) {
      const found = await database.system((tx) => findServiceRequest(tx, requestId));
      if (!found) throw new AppError('not_found');
      await change(found.tenantId, async (tx, subscription, now) => {
        const request = await requireOpen(tx, requestId);
        await resolveRequest(tx, { request, subscription }, { state, answer, actorName: OPERATOR }, now);
        const subject = requestSubject(
          request.tenantId,
          request.type,
          requestedPlan(catalog, request, subscription.planName),
        );
        await record(tx, request.tenantId, client, now, {
          action: state === 'done' ? 'subscription.requestDone' : 'subscription.requestDeclined',
          ...subject,
          values: { ...subject.values, ...(answer && { reason: answer }) },
        });
        announceRequest(tx, subscription, request, { state, answer, at: now });
      });
    },
  };
}

async function requireOpen(tx: Tx, id: ServiceRequestId): Promise<ServiceRequestRow> {
  const request = await findServiceRequest(tx, id);
  if (!request) throw new AppError('not_found');
  if (request.state !== 'open')
    throw new AppError('conflict', { message: 'This request is no longer open.' });
  return request;
}

/** The plan goes on, so what was asked about the old one is obsolete. */
async function withdrawOpen(tx: Tx, subscription: SubscriptionRow, now: Date): Promise<void> {
  for (const type of ['subscription_cancelled', 'subscription_downgraded'] as const) {
    const request = await findOpenRequest(tx, subscription.tenantId, type);
    const resolution = { state: 'withdrawn', actorName: OPERATOR } as const;
    if (request) await resolveRequest(tx, { request, subscription }, resolution, now);
  }
}

function grantable(catalog: PlanCatalog, planCode: string) {
  if (planCode === ENTERPRISE_CODE)
    return { planName: catalog.enterprise.name, intervalUnit: 'years' as const, limits: UNLIMITED };
  const found = findPlan(catalog, planCode);
  return found && { planName: found.plan.name, intervalUnit: found.interval, limits: found.plan.limits };
}

const planCodes = ({ plans }: PlanCatalog): string[] => [
  ...plans.flatMap(({ code }) => [planCodeOf(code, 'months'), planCodeOf(code, 'years')]),
  ENTERPRISE_CODE,
];
