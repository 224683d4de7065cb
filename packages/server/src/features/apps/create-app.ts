/** Inserts an app with its first member and activity entry. Every app is created here. */
import { AppError, newId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../activity/index.ts';
import type { PlanLimitChecks } from '../billing/index.ts';
import { addUserToApps, countActiveApps, insertApp } from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';

type NewApp = Pick<AppRow, 'name' | 'type' | 'language' | 'settings'> & {
  description?: string;
  /** 'Created' if it has no content yet. */
  status: Extract<AppRow['status'], 'Created' | 'draft'>;
};

export type CreateApp = (
  tx: Tx,
  caller: Caller,
  now: Date,
  app: NewApp,
  entry: Pick<ActivityEntry, 'action' | 'values'>,
) => Promise<AppRow['id']>;

/** Only its creator has access at first. Throws `limit_reached` or `app_name_taken`. */
export const createAppFactory =
  (limits: Pick<PlanLimitChecks, 'requireCapacity'>): CreateApp =>
  async (tx, caller, now, app, entry) => {
    const { tenantId, userId } = caller;
    await limits.requireCapacity(tx, tenantId, 'apps', {
      adding: 1,
      countUsed: () => countActiveApps(tx, tenantId),
    });
    const id = newId('app');
    const inserted = await insertApp(tx, {
      ...app,
      id,
      tenantId,
      parrotId: newId('prt'),
      createdBy: userId,
      createdAt: now,
      updatedBy: userId,
      updatedAt: now,
    });
    if (!inserted) throw new AppError('app_name_taken');
    await addUserToApps(tx, tenantId, userId, [id]);
    await recordActivity(tx, caller, now, { ...entry, subjectId: id, subjectName: app.name });
    return id;
  };
