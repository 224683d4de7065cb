/** Drafts of apps, cached until they change. */
import { isDeepStrictEqual } from 'node:util';
import type { AppType } from '@parrot/contract/apps';
import { AppError, type AppId } from '@parrot/contract/core';
import { type Caller, createLruCache, type Platform } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';
import type { AppSnapshot } from './app-snapshot.ts';
import type { Content } from './content.ts';

/** A draft contains all of an app's knowledge, so only those being worked on are cached. */
const MAX_CACHED_DRAFTS = 20;

type LoadedDraft = { appName: string; appType: AppType; snapshot: AppSnapshot };
export type Drafts = {
  /**
   * Returns the same object until the draft changes, and the same knowledge in it until that changes, so
   * callers can cache by identity. Opens its own transaction; do not call it inside another.
   */
  loadDraft(caller: Pick<Caller, 'tenantId' | 'userId' | 'allApps'>, appId: AppId): Promise<LoadedDraft>;
};

type CachedDraft = { revision: number | null; snapshot: AppSnapshot | null };

export function createDrafts(
  { database }: Pick<Platform, 'database'>,
  content: Pick<Content, 'freeze'>,
): Drafts {
  const drafts = createLruCache<CachedDraft>(MAX_CACHED_DRAFTS);
  return {
    loadDraft: (caller, appId) =>
      database.tenant(caller.tenantId, async (tx) => {
        // The revision is read before the content, so cached content can be newer than its revision, never
        // older.
        const app = await findApp(tx, appId, appScopeOf(caller));
        if (!app) throw new AppError('not_found');
        const { revision, name: appName, type: appType } = app;
        // The tenant is part of the key, so that one tenant's draft is never returned to another.
        const cached = await drafts.get(`${caller.tenantId}/${appId}`, async () => ({
          revision: null,
          snapshot: null,
        }));
        if (cached.snapshot && cached.revision === revision)
          return { appName, appType, snapshot: cached.snapshot };
        const snapshot = reuseParts(cached.snapshot, await content.freeze(tx, app));
        Object.assign(cached, { revision, snapshot } satisfies CachedDraft);
        return { appName, appType, snapshot };
      }),
  };
}

/**
 * Parts that are equal to before stay the same objects, as most changes of a draft leave its knowledge alone.
 */
function reuseParts(before: AppSnapshot | null, now: AppSnapshot): AppSnapshot {
  if (!before) return now;
  const snapshot = { ...now };
  const reuse = <Part extends keyof AppSnapshot>(part: Part) => {
    if (isDeepStrictEqual(before[part], now[part])) snapshot[part] = before[part];
  };
  for (const part of Object.keys(now) as (keyof AppSnapshot)[]) reuse(part);
  return snapshot;
}
