/** Makes an app, with whatever it begins with: the one way apps come to be. */
import { AppError, newId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../activity/index.ts';
import { addUserToApps, insertApp } from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';

type NewApp = Pick<AppRow, 'name' | 'type' | 'language' | 'settings'> & {
  description?: string;
  /** 'Created' where nothing is in it yet. */
  status: Extract<AppRow['status'], 'Created' | 'draft'>;
};

/** Its maker is the only one it is open to. Refuses with 'app_name_taken'. */
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
