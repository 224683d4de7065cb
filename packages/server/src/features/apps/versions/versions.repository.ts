/** Versions, and apps by their public id. */
import type { AppSettings } from '@parrot/contract/apps';
import type { AppId, LanguageCode, ParrotId, SourceId, TenantId, VersionId } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import { and, desc, eq, getTableColumns, max, type SQL, sql } from 'drizzle-orm';
import { manyRows, rows, type Tx } from '../../../platform/index.ts';
import { apps, appVersions, type VersionRow } from '../apps.tables.ts';
import {
  type AppSnapshot,
  emptySnapshot,
  type FrozenFaq,
  type FrozenSource,
  type VersionProfile,
} from './app-snapshot.ts';

export async function nextVersionNumber(tx: Tx, appId: AppId): Promise<number> {
  const [found] = await tx
    .select({ last: max(appVersions.number) })
    .from(appVersions)
    .where(eq(appVersions.appId, appId));
  return (found?.last ?? 0) + 1;
}

/** A snapshot of small parts, as values, and large ones, as expressions. */
export function snapshotExpression(small: VersionProfile, large: Readonly<Record<string, SQL>>): SQL {
  const parts = Object.entries(large).map(([part, value]) => sql`${part}::text, ${value}`);
  return sql`${JSON.stringify(small)}::jsonb || jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/** `snapshot`: an expression, as the content can be large. */
export async function insertVersion(tx: Tx, version: VersionRow & { snapshot: SQL }): Promise<void> {
  await tx.insert(appVersions).values(version);
}

export async function findSnapshot(tx: Tx, versionId: VersionId): Promise<AppSnapshot | undefined> {
  const profile = await findVersionProfile(tx, versionId);
  return profile && { ...emptySnapshot(profile), ...profile, ...(await findKnowledge(tx, versionId)) };
}

/** One by one: as one value they would stop the process for a while. Undefined if the version has none. */
async function findFaqs(tx: Tx, versionId: VersionId): Promise<FrozenFaq[] | undefined> {
  if (!(await hasPart(tx, versionId, 'faqs'))) return undefined;
  const found = await manyRows<{ faq: FrozenFaq }>(
    tx,
    sql`select jsonb_array_elements(snapshot -> 'faqs') as faq from app_versions where id = ${versionId}`,
  );
  return found.map(({ faq }) => faq);
}

/** Passage by passage, for the same reason. */
async function findSources(tx: Tx, versionId: VersionId): Promise<FrozenSource[] | undefined> {
  if (!(await hasPart(tx, versionId, 'sources'))) return undefined;
  const heads = await manyRows<{ source: FrozenSource }>(
    tx,
    sql`select jsonb_array_elements(snapshot -> 'sources') - 'passages' as source
        from app_versions where id = ${versionId}`,
  );
  const sources = heads.map(({ source }) => ({ ...source, passages: [] as Passage[] }));
  const found = await manyRows<{ position: number; passage: Passage }>(
    tx,
    sql`select position::int as position, passage
        from app_versions, jsonb_array_elements(snapshot -> 'sources') with ordinality as item (source, position),
          jsonb_array_elements(source -> 'passages') with ordinality as part (passage, number)
        where app_versions.id = ${versionId} order by position, part.number`,
  );
  for (const { position, passage } of found) sources[position - 1]?.passages.push(passage);
  return sources;
}

async function hasPart(tx: Tx, versionId: VersionId, part: keyof AppSnapshot): Promise<boolean> {
  const [found] = await rows<{ has: boolean }>(
    tx,
    sql`select snapshot ? ${part}::text as has from app_versions where id = ${versionId}`,
  );
  return found?.has ?? false;
}

async function findKnowledge(tx: Tx, versionId: VersionId) {
  const faqs = await findFaqs(tx, versionId);
  const sources = await findSources(tx, versionId);
  return { ...(faqs && { faqs }), ...(sources && { sources }) };
}

/** Does not load the knowledge. */
export async function findVersionProfile(tx: Tx, versionId: VersionId): Promise<VersionProfile | undefined> {
  const [found] = await tx
    .select({ profile: sql<VersionProfile>`${appVersions.snapshot} - 'faqs' - 'sources'` })
    .from(appVersions)
    .where(eq(appVersions.id, versionId));
  return found?.profile;
}

/** Only the given parts, as the whole can be large. A part that the version does not contain is left out. */
export async function findVersionParts(
  tx: Tx,
  versionId: VersionId,
  parts: readonly (keyof AppSnapshot)[],
): Promise<Partial<AppSnapshot>> {
  const profile = await findVersionProfile(tx, versionId);
  if (!profile) throw new Error(`version ${versionId} of a published app does not exist`);
  const faqs = parts.includes('faqs') ? await findFaqs(tx, versionId) : undefined;
  const sources = parts.includes('sources') ? await findSources(tx, versionId) : undefined;
  const whole = { ...profile, ...(faqs && { faqs }), ...(sources && { sources }) };
  return Object.fromEntries(
    Object.entries(whole).filter(([part]) => parts.includes(part as keyof AppSnapshot)),
  );
}

const { snapshot: _snapshot, ...withoutSnapshot } = getTableColumns(appVersions);

/** The newest first, without their content, which can be large. */
export async function listVersions(
  tx: Tx,
  appId: AppId,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: VersionRow[]; total: number }> {
  const where = eq(appVersions.appId, appId);
  const rows = await tx
    .select(withoutSnapshot)
    .from(appVersions)
    .where(where)
    .orderBy(desc(appVersions.number))
    .limit(limit)
    .offset(offset);
  return { rows, total: await tx.$count(appVersions, where) };
}

export async function findVersion(
  tx: Tx,
  appId: AppId,
  versionId: VersionId,
): Promise<(VersionRow & { snapshot: AppSnapshot }) | undefined> {
  const [found] = await tx
    .select(withoutSnapshot)
    .from(appVersions)
    .where(and(eq(appVersions.appId, appId), eq(appVersions.id, versionId)));
  const profile = found && (await findVersionProfile(tx, versionId));
  // A kind of content that the version does not contain stays missing, so that a restore leaves it alone.
  const snapshot = profile && ({ ...profile, ...(await findKnowledge(tx, versionId)) } as AppSnapshot);
  return found && snapshot && { ...found, snapshot };
}

/** The origin of a source as the published version froze it; undefined if that version has no such source. */
export async function findPublishedOrigin(
  tx: Tx,
  appId: AppId,
  sourceId: SourceId,
): Promise<FrozenSource['origin']> {
  const [found] = await tx
    .select({
      origin: sql<FrozenSource['origin'] | null>`(select source -> 'origin'
        from jsonb_array_elements(${appVersions.snapshot} -> 'sources') as source
        where source ->> 'sourceId' = ${sourceId} limit 1)`,
    })
    .from(apps)
    .innerJoin(appVersions, eq(appVersions.id, apps.publishedVersionId))
    .where(eq(apps.id, appId));
  return found?.origin ?? undefined;
}

/** Whether a version of the tenant contains this text anywhere. Reads every version: for rare checks. */
export async function isTextInVersions(tx: Tx, text: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: appVersions.id })
    .from(appVersions)
    .where(sql`strpos(${appVersions.snapshot}::text, ${text}) > 0`)
    .limit(1);
  return found !== undefined;
}

/** A condition for queries of other slices: a version of that tenant contains a source with that file. */
export const isFileInVersions = (tenantId: SQL, file: SQL): SQL =>
  sql`exists (select from app_versions where app_versions.tenant_id = ${tenantId}
    and app_versions.snapshot -> 'sources' @> jsonb_build_array(jsonb_build_object('origin', jsonb_build_object('file', ${file}))))`;

/** An app by its public id: the published version's settings, or the draft's if it is not published. */
export type PublicApp = {
  tenantId: TenantId;
  appId: AppId;
  versionId: VersionId | null;
  appName: string;
  language: LanguageCode;
  settings: AppSettings;
};

/** The public id does not reveal the tenant, so this needs system access. */
export async function findPublicApp(tx: Tx, parrotId: ParrotId): Promise<PublicApp | undefined> {
  const [found] = await tx
    .select({
      tenantId: apps.tenantId,
      appId: apps.id,
      versionId: apps.publishedVersionId,
      appName: apps.name,
      language: sql<LanguageCode>`coalesce(${appVersions.snapshot} ->> 'language', ${apps.language})`,
      settings: sql<AppSettings>`coalesce(${appVersions.snapshot} -> 'settings', ${apps.settings})`,
    })
    .from(apps)
    .leftJoin(appVersions, eq(appVersions.id, apps.publishedVersionId))
    .where(eq(apps.parrotId, parrotId));
  return found;
}
