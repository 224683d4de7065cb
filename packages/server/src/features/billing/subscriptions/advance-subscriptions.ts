/**
 * Brings subscriptions up to date with the clock: starts paid next terms, and records and announces the end
 * of terms and grace periods. Each step is stored with its term, so that it happens once.
 */
import type { BillingEvent } from '@parrot/contract/billing';
import { DAY_MS, dayIn, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { planStageReached } from '../billing.topics.ts';
import { resolveRequest } from '../requests/resolve-request.ts';
import { findOpenRequest } from '../requests/service-requests.repository.ts';
import { startNextTerm } from './apply-order.policy.ts';
import {
  insertTermStep,
  lockSubscription,
  recordSubscriptionEvent,
  tenantsWithEndingTerm,
  updateSubscription,
} from './subscriptions.repository.ts';
import { suspendedFrom } from './term.policy.ts';
import { type DueStep, dueSteps, LAST_STEP, planStateOf, REMINDER_DAYS } from './term-steps.policy.ts';

export type AdvanceSubscriptions = () => Promise<void>;

export function createAdvanceSubscriptions({
  database,
  clock,
  outbox,
  log,
}: Pick<Platform, 'database' | 'clock' | 'outbox' | 'log'>): AdvanceSubscriptions {
  const advance = async (tx: Tx, tenantId: TenantId): Promise<void> => {
    const now = clock.now();
    const subscription = await startPaidTerm(tx, await lockSubscription(tx, tenantId), now);
    if (!subscription) return;
    const taken: DueStep[] = [];
    for (const due of dueSteps(subscription, now))
      if (await insertTermStep(tx, subscription, due.step, now)) taken.push(due);
    for (const due of taken) await recordStep(tx, subscription, due);
    // After downtime only the latest step is news.
    const latest = taken.at(-1);
    if (latest) announce(tx, subscription, latest);
  };

  const announce = (tx: Tx, subscription: SubscriptionRow, { step, stage }: DueStep): void => {
    const { tenantId, termEnd, timeZone, planName } = subscription;
    const date = { ending: termEnd, ended: suspendedFrom(subscription), expired: undefined }[stage];
    const payload = {
      stage,
      plan: planStateOf(subscription),
      planName,
      date: date ? dayIn(date, timeZone) : '',
      cause: `${termEnd.toISOString()} ${step}`,
    };
    outbox.write(tx, planStageReached, { tenantId, key: tenantId, payload });
  };

  return async () => {
    const soon = new Date(clock.now().getTime() + Math.max(...REMINDER_DAYS) * DAY_MS);
    const tenantIds = await database.system((tx) =>
      tenantsWithEndingTerm(tx, { by: soon, lastStep: LAST_STEP }),
    );
    for (const tenantId of tenantIds)
      await database
        .tenant(tenantId, (tx) => advance(tx, tenantId))
        .catch((error: unknown) =>
          log.error({ err: error, tenantId }, 'subscription not advanced; retrying with the next run'),
        );
  };
}

/** Returns the subscription as it is from now on. */
async function startPaidTerm(
  tx: Tx,
  current: SubscriptionRow | undefined,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  if (!current?.paidNextTerm || now < current.termEnd) return current;
  const { tenantId, planName, termEnd } = current;
  const change = startNextTerm(current, current.paidNextTerm);
  await updateSubscription(tx, tenantId, change);
  const started = { ...current, ...change };
  await recordSubscriptionEvent(tx, tenantId, termEnd, { event: 'plan_changed', planName: started.planName });
  const values = { before: planName, after: started.planName };
  await recordSystemActivity(tx, started, termEnd, { action: 'subscription.planChanged', values });
  return started;
}

async function recordStep(tx: Tx, subscription: SubscriptionRow, { stage, at }: DueStep): Promise<void> {
  const { tenantId, planName } = subscription;
  const isCancelled = subscription.status === 'cancelled';
  if (stage === 'ending') return;
  const record = async (event: BillingEvent, action: ActivityEntry['action']) => {
    await recordSubscriptionEvent(tx, tenantId, at, { event, planName });
    await recordSystemActivity(tx, subscription, at, { action });
  };
  if (stage === 'expired') await record('grace_ended', 'subscription.expired');
  else if (isCancelled) await record('plan_ended', 'subscription.ended');
  else await record('term_ended', 'subscription.graceStarted');
  const request = isCancelled && (await findOpenRequest(tx, tenantId, 'subscription_cancelled'));
  if (request) await resolveRequest(tx, { request, subscription }, { state: 'done', actorName: '' }, at);
}

const recordSystemActivity = (
  tx: Tx,
  { tenantId, planName }: SubscriptionRow,
  at: Date,
  entry: Pick<ActivityEntry, 'action' | 'values'>,
): Promise<void> =>
  recordActivity(tx, { tenantId, userId: null, name: '', client: { ip: '', userAgent: '' } }, at, {
    ...entry,
    subjectId: tenantId,
    subjectName: planName,
  });
