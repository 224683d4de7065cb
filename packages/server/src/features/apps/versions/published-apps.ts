/** Apps by their public id, and the versions they run. Cached, as every visit needs them. */
import {
  AppError,
  type ParrotId,
  parrotId as parrotIdSchema,
  type TenantId,
  type VersionId,
} from '@parrot/contract/core';
import { createLruCache, type Platform } from '../../../platform/index.ts';
import { appDeleted, appEdited, appPublished, appUnpublished } from '../apps.topics.ts';
import type { AppSnapshot, VersionProfile } from './app-snapshot.ts';
import { findPublicApp, findSnapshot, findVersionProfile, type PublicApp } from './versions.repository.ts';

const MAX_CACHED_APPS = 1_000;
/** A snapshot contains all of an app's knowledge, so fewer of them are cached. */
const MAX_CACHED_VERSIONS = 200;

export type { PublicApp };
export type PublishedApp = PublicApp & { versionId: VersionId };

export type PublishedApps = {
  /** By public id, published or not; null if there is no such app. */
  find(parrotId: string): Promise<PublicApp | null>;
  /** Null if there is no such app, or it is not published. */
  findPublished(parrotId: string): Promise<PublishedApp | null>;
  /** Opens its own transaction if the version is not cached; do not call it inside another. */
  loadVersion(tenantId: TenantId, versionId: VersionId): Promise<AppSnapshot>;
  /** The same without the knowledge, which can be large. */
  loadVersionProfile(tenantId: TenantId, versionId: VersionId): Promise<VersionProfile>;
};

export function createPublishedApps({ database, bus }: Platform): PublishedApps {
  const recentApps = createLruCache<PublicApp | null>(MAX_CACHED_APPS);
  const recentVersions = createLruCache<AppSnapshot>(MAX_CACHED_VERSIONS);
  const recentProfiles = createLruCache<VersionProfile>(MAX_CACHED_APPS);
  for (const topic of [appPublished, appUnpublished, appEdited, appDeleted])
    bus.listenEverywhere(topic, ({ payload }) => recentApps.invalidate(payload.parrotId), {
      missed: recentApps.clear,
    });

  const readApp = (id: ParrotId) =>
    recentApps.get(id, async () => (await database.system((tx) => findPublicApp(tx, id))) ?? null);

  const find = async (text: string) => {
    const id = parrotIdSchema.safeParse(text);
    return id.success ? readApp(id.data) : null;
  };

  return {
    find,
    async findPublished(parrotId) {
      const app = await find(parrotId);
      return app?.versionId ? { ...app, versionId: app.versionId } : null;
    },
    // The tenant is part of the key, so that one tenant's version is never returned to another.
    loadVersion: (tenantId, versionId) =>
      recentVersions.get(`${tenantId}/${versionId}`, async () => {
        const snapshot = await database.tenant(tenantId, (tx) => findSnapshot(tx, versionId));
        if (!snapshot) throw new AppError('not_found');
        return snapshot;
      }),
    loadVersionProfile: (tenantId, versionId) =>
      recentProfiles.get(`${tenantId}/${versionId}`, async () => {
        const profile = await database.tenant(tenantId, (tx) => findVersionProfile(tx, versionId));
        if (!profile) throw new AppError('not_found');
        return profile;
      }),
  };
}
