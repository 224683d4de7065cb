/** Whether somebody could come to the desk of an app now: one who works there, is let in and not away. */
import type { AppId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { deskUserIds } from '../team/index.ts';
import type { PeopleAreThere } from './work-on-thread.ts';

/** Every turn of a bot asks; that somebody came or went a moment ago may be missed. */
const KEPT_MS = 5_000;
const MOST_KEPT = 1_000;

export function createPeopleAreThere(
  { clock }: Pick<Platform, 'clock'>,
  apps: Pick<Apps, 'appMemberIds'>,
): PeopleAreThere {
  const kept = new Map<AppId, { until: number; areThere: boolean }>();
  return async (tx, tenantId, appId) => {
    const now = clock.now();
    const known = kept.get(appId);
    if (known && known.until > now.getTime()) return known.areThere;
    const people = await deskUserIds(tx, tenantId, await apps.appMemberIds(tx, appId), now);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(appId, { until: now.getTime() + KEPT_MS, areThere: people.length > 0 });
    return people.length > 0;
  };
}
