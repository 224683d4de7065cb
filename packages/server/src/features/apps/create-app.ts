/** Inserts an app with its first member and activity entry. Every app is created here. */
import { AppError, newId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../activity/index.ts';
import { addUserToApps, insertApp } from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';

type NewApp = Pick<AppRow, 'name' | 'type' | 'language' | 'settings'> & {
  description?: string;
  /** 'Created' if it has no content yet. */
  status: Extract<AppRow['status'], 'Created' | 'draft'>;
};

/** Only its creator has access. Refuses with 'app_name_taken'. */
export async function createApp(
  tx: Tx,
  caller: Caller,
  now: Date,
  app: NewApp,
  entry: Pick<ActivityEntry, 'action' | 'values'>,
): Promise<AppRow['id']> {
  const { tenantId, userId } = caller;
  const id = newId('app');
  const made = await insertApp(tx, {
    ...app,
    id,
    tenantId,
    parrotId: newId('prt'),
    createdBy: userId,
    createdAt: now,
    updatedBy: userId,
    updatedAt: now,
  });
  if (!made) throw new AppError('app_name_taken');
  await addUserToApps(tx, tenantId, userId, [id]);
  await recordActivity(tx, caller, now, { ...entry, subjectId: id, subjectName: app.name });
  return id;
}
