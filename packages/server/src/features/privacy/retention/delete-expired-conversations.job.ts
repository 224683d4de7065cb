/** Deletes conversations that ended longer ago than their app stores them. */
import { MINUTE_MS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { type AppWithRetention, appsWithRetention } from '../../apps/index.ts';
import { conversationsEndedBefore } from '../../conversations/index.ts';
import type { EraseConversation } from '../erase-conversation.ts';
import { daysBefore } from './retention.service.ts';

const deleteExpiredJob = defineJob<Record<string, never>>('privacy.deleteExpiredConversations');
const EVERY_HOUR = '7 * * * *';
const AT_ONCE = 100;
/** A run ends before the job queue would give it to another process; the next one continues. */
const RUN_MS = 10 * MINUTE_MS;

export type ExpiredConversations = {
  start(): Promise<void>;
  /** One run of the job. Repeated calls change nothing. */
  deleteExpired(): Promise<void>;
  /** Runs the job now, without waiting for it. */
  deleteExpiredSoon(): Promise<void>;
};

export function createExpiredConversations(
  { database, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  eraseConversation: EraseConversation,
): ExpiredConversations {
  const deleteOfApp = async (app: AppWithRetention, runEnds: number) => {
    const before = daysBefore(clock.now(), app.days);
    let deleted = 0;
    let failed = 0;
    while (performance.now() < runEnds) {
      const ids = await database.tenant(app.tenantId, (tx) =>
        conversationsEndedBefore(tx, app.appId, before, AT_ONCE + failed),
      );
      if (ids.length <= failed) break;
      failed = 0;
      for (const id of ids) {
        const counts = await eraseConversation(app.tenantId, id, before).catch((err: unknown) => {
          log.error({ err, conversationId: id }, 'deleting an expired conversation failed; retrying in 1 h');
        });
        if (counts) deleted += counts.conversations;
        else failed += 1;
      }
    }
    if (deleted > 0) await record(app, deleted);
  };

  const record = ({ tenantId, appId, appName, days }: AppWithRetention, deleted: number) =>
    database.tenant(tenantId, (tx) =>
      recordActivity(tx, { tenantId, ...JOB }, clock.now(), {
        action: 'app.conversationsExpired',
        subjectId: appId,
        subjectName: appName,
        values: { count: String(deleted), days: String(days) },
      }),
    );

  const deleteExpired = async () => {
    const runEnds = performance.now() + RUN_MS;
    for (const app of await database.system(appsWithRetention)) await deleteOfApp(app, runEnds);
  };

  return {
    deleteExpired,
    deleteExpiredSoon: () => jobs.send(deleteExpiredJob, {}),
    async start() {
      await jobs.work(deleteExpiredJob, deleteExpired);
      await jobs.schedule(deleteExpiredJob, EVERY_HOUR);
    },
  };
}

const JOB = { userId: null, name: '', client: { ip: '', userAgent: '' } };
