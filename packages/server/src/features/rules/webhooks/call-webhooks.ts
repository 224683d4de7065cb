/** Calls the webhooks of rules: signed, through the guarded fetch, and a few times if the address fails. */
import { createHmac } from 'node:crypto';
import { MINUTE_MS, type RuleId, type TenantId } from '@parrot/contract/core';
import type { ActionResult } from '@parrot/contract/rules';
import { defineJob, OutboundError, type Platform, type Seal } from '../../../platform/index.ts';
import type { WebhookRow } from '../rules.tables.ts';
import { webhookQueued } from '../rules.topics.ts';
import { setResult } from '../runs/runs.repository.ts';
import { type Attempt, isDelivered, pauseAfter } from './webhook-attempt.policy.ts';
import { claimWebhook, deleteWebhook, dueWebhooks, postponeWebhook } from './webhooks.repository.ts';

const TIMEOUT_MS = 10_000;
/** The reply is not used; more than this is refused. */
const MAX_BYTES = 65_536;
const LEASE_MS = 2 * MINUTE_MS;
const callDueJob = defineJob<Record<string, never>>('rules.callWebhooks');
const EVERY_MINUTE = '* * * * *';

export type CallWebhooks = {
  /** Schedules the job that repeats failed ones. */
  start(): Promise<void>;
  /** One run of the job. */
  callDue(): Promise<void>;
};

export const aboutSecret = (tenantId: TenantId, ruleId: RuleId): string[] => [tenantId, ruleId];

export function createCallWebhooks(
  {
    bus,
    database,
    clock,
    jobs,
    log,
    fetchGuarded,
  }: Pick<Platform, 'bus' | 'database' | 'clock' | 'jobs' | 'log' | 'fetchGuarded'>,
  seal: Seal,
): CallWebhooks {
  const decrypt = ({ id, tenantId, ruleId }: WebhookRow, sealedSecret: string): string | undefined => {
    try {
      return seal.open(sealedSecret, aboutSecret(tenantId, ruleId));
    } catch (err) {
      log.error(
        { err, webhookId: id, ruleId },
        'decrypting the signing secret of a rule failed; it must be entered again',
      );
      return undefined;
    }
  };

  const attempt = async ({ id, url, body }: WebhookRow, secret: string): Promise<Attempt> => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const { status } = await fetchGuarded(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Parrot',
          // The same for every attempt, so that the receiver can recognize repeats.
          'idempotency-key': id,
          'x-parrot-timestamp': timestamp,
          'x-parrot-signature': `sha256=${signature}`,
        },
        body,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      return { status };
    } catch (error) {
      if (error instanceof OutboundError) return { problem: error.problem };
      throw error;
    }
  };

  const callOne = async (tenantId: TenantId, id: string): Promise<void> => {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const claimed = await database.tenant(tenantId, (tx) => claimWebhook(tx, id, { now, leaseUntil }));
    if (!claimed) return;
    const { runId, position, attempts, sealedSecret } = claimed;
    const settle = (state: 'done' | 'failed', reason: string) =>
      database.tenant(tenantId, async (tx) => {
        const result: ActionResult = { do: 'webhook', state, reason };
        await setResult(tx, runId, position, result);
        await deleteWebhook(tx, id);
      });
    if (sealedSecret === null) return settle('failed', NO_SECRET);
    const secret = decrypt(claimed, sealedSecret);
    if (secret === undefined) return settle('failed', UNREADABLE_SECRET);
    const attempted = await attempt(claimed, secret);
    if (isDelivered(attempted)) return settle('done', '');
    const pause = pauseAfter(attempted, attempts);
    const reason =
      'problem' in attempted
        ? new OutboundError(attempted.problem).message
        : `The address answered with status ${attempted.status}.`;
    if (pause === null) return settle('failed', reason);
    await database.tenant(tenantId, async (tx) => {
      await setResult(tx, runId, position, { do: 'webhook', state: 'pending', reason });
      await postponeWebhook(tx, id, new Date(clock.now().getTime() + pause));
    });
  };

  bus.work(webhookQueued, ({ tenantId, payload: { webhookId } }) => callOne(tenantId, webhookId));

  const callDue = async () => {
    const due = await database.system((tx) => dueWebhooks(tx, clock.now()));
    await Promise.all(
      due.map(({ tenantId, id }) =>
        callOne(tenantId, id).catch((err: unknown) =>
          log.error({ err, webhookId: id }, 'calling a webhook failed; it is repeated after its lease'),
        ),
      ),
    );
  };

  return {
    callDue,
    async start() {
      await jobs.work(callDueJob, callDue);
      await jobs.schedule(callDueJob, EVERY_MINUTE);
    },
  };
}

const NO_SECRET = 'This rule has no signing secret. Enter one in the rule.';
/** The key of the installation has changed. */
const UNREADABLE_SECRET = 'This rule’s signing secret can’t be read. Enter it again in the rule.';
