/** How long an app stores ended conversations. */
import { type AppId, DAY_MS } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { type Apps, findRetentionDays, setRetentionDays } from '../../apps/index.ts';
import { countSessionsEndedBefore } from '../../conversations/index.ts';

export type RetentionService = {
  read(caller: Caller, appId: AppId): Promise<number | null>;
  /** How many conversations the period would delete now. */
  preview(caller: Caller, appId: AppId, days: number | null): Promise<number>;
  save(caller: Caller, appId: AppId, days: number | null): Promise<void>;
};

export const createRetentionService = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  {
    apps,
    deleteExpiredSoon,
  }: { apps: Pick<Apps, 'requireApp' | 'requireEditable'>; deleteExpiredSoon(): Promise<void> },
): RetentionService => ({
  read: (caller, appId) =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      return findRetentionDays(tx, appId);
    }),

  preview: (caller, appId, days) =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      return days === null ? 0 : countSessionsEndedBefore(tx, appId, daysBefore(clock.now(), days));
    }),

  async save(caller, appId, days) {
    const isChanged = await database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const before = await findRetentionDays(tx, appId);
      if (before === days) return false;
      await setRetentionDays(tx, appId, days);
      await recordActivity(tx, caller, clock.now(), {
        action: 'app.retentionChanged',
        subjectId: appId,
        subjectName: appName,
        values: { daysBefore: textOf(before), daysAfter: textOf(days) },
      });
      return true;
    });
    if (isChanged && days !== null) await deleteExpiredSoon();
  },
});

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Empty: for ever. */
const textOf = (days: number | null): string => (days === null ? '' : String(days));
