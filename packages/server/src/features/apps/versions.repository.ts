/** Frozen versions, and what the public id of an app leads to. */
import type { Appearance } from '@parrot/contract/apps';
import type { AppId, LanguageCode, ParrotId, TenantId, VersionId } from '@parrot/contract/core';
import { eq, max, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import type { AppSnapshot } from './app-snapshot.ts';
import { apps, appVersions, type VersionRow } from './apps.tables.ts';

export async function nextNumber(tx: Tx, appId: AppId): Promise<number> {
  const [found] = await tx
    .select({ last: max(appVersions.number) })
    .from(appVersions)
    .where(eq(appVersions.appId, appId));
  return (found?.last ?? 0) + 1;
}

export async function insertVersion(tx: Tx, version: VersionRow & { snapshot: AppSnapshot }): Promise<void> {
  await tx.insert(appVersions).values(version);
}

export async function findSnapshot(tx: Tx, versionId: VersionId): Promise<AppSnapshot | undefined> {
  const [found] = await tx
    .select({ snapshot: appVersions.snapshot })
    .from(appVersions)
    .where(eq(appVersions.id, versionId));
  return found?.snapshot;
}

/** An app as its public id shows it: frozen where it is published, as drafted where it is not. */
export type PublicApp = {
  tenantId: TenantId;
  appId: AppId;
  versionId: VersionId | null;
  appName: string;
  language: LanguageCode;
  appearance: Appearance;
};

/** The public id tells neither tenant nor app, so this is system work. */
export async function findPublicApp(tx: Tx, parrotId: ParrotId): Promise<PublicApp | undefined> {
  const [found] = await tx
    .select({
      tenantId: apps.tenantId,
      appId: apps.id,
      versionId: apps.publishedVersionId,
      appName: apps.name,
      language: sql<LanguageCode>`coalesce(${appVersions.snapshot} ->> 'language', ${apps.language})`,
      appearance: sql<Appearance>`coalesce(${appVersions.snapshot} -> 'appearance', ${apps.appearance})`,
    })
    .from(apps)
    .leftJoin(appVersions, eq(appVersions.id, apps.publishedVersionId))
    .where(eq(apps.parrotId, parrotId));
  return found;
}
