/** Finds visitors who wait longer than a rule says. Runs every minute in one process. */
import { MINUTE_MS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import { type ActiveRules, isTimed } from '../active-rules.ts';
import type { RuleRow } from '../rules.tables.ts';
import { waitTooLong } from '../rules.topics.ts';
import { newWaits, recordWait } from './waits.repository.ts';

const findWaitsJob = defineJob<Record<string, never>>('rules.findWaits');
const EVERY_MINUTE = '* * * * *';

export type FindWaits = { start(): Promise<void>; findDue(): Promise<void> };

export function createFindWaits(
  { database, outbox, clock, jobs, log }: Pick<Platform, 'database' | 'outbox' | 'clock' | 'jobs' | 'log'>,
  active: Pick<ActiveRules, 'timed'>,
): FindWaits {
  const findFor = (rule: RuleRow): Promise<void> =>
    database.tenant(rule.tenantId, async (tx) => {
      if (!isTimed(rule) || !rule.onSince) return;
      const { id: ruleId, tenantId, trigger } = rule;
      const { on, minutes } = trigger;
      const ms = minutes * MINUTE_MS;
      // A rule acts on waits that become too long while it is on.
      const from = new Date(rule.onSince.getTime() - ms);
      const until = new Date(clock.now().getTime() - ms);
      for (const { userSessionId, conversationId, since } of await newWaits(tx, rule, {
        on,
        from,
        until,
      })) {
        if (!since || !(await recordWait(tx, { tenantId, ruleId, sessionId: userSessionId, since })))
          continue;
        const payload = { ruleId, on, userSessionId, since: since.toISOString() };
        outbox.write(tx, waitTooLong, { tenantId, key: conversationId, payload });
      }
    });

  const findDue = async () => {
    for (const rule of await active.timed())
      await findFor(rule).catch((err: unknown) =>
        log.error({ err, ruleId: rule.id }, 'finding waits for a rule failed; retrying in a minute'),
      );
  };

  return {
    findDue,
    async start() {
      await jobs.work(findWaitsJob, findDue);
      await jobs.schedule(findWaitsJob, EVERY_MINUTE);
    },
  };
}
