/** Activity: who did what, when and from where. Append-only. */
import type { Activity } from '@parrot/contract/activity';
import type { AppId } from '@parrot/contract/core';
import type { Platform, Route, Tx } from '../../platform/index.ts';
import { presentActivity } from './activity.present.ts';
import { listActivitiesOfApp } from './activity.repository.ts';
import { activityRoutes } from './activity.routes.ts';
import { createActivityService } from './activity.service.ts';

export { type ActivityEntry, recordActivity, recordActivityOnce } from './activity.repository.ts';
export { issueReceipt } from './issue-receipt.ts';

export const createActivity = (platform: Platform): { routes: Route[] } => ({
  routes: activityRoutes(createActivityService(platform)),
});

/** Entries about an app and its knowledge, the latest first. */
export async function activitiesOfApp(
  tx: Tx,
  appId: AppId,
  page: { offset: number; limit: number },
): Promise<{ items: Activity[]; total: number }> {
  const { rows, total } = await listActivitiesOfApp(tx, appId, page);
  return { items: rows.map(presentActivity), total };
}
