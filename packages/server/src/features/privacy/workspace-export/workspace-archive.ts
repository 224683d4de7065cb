/** Everything in a workspace as the entries of a ZIP file: a file of JSON lines per kind, and the files. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { AppError, type TenantId } from '@parrot/contract/core';
import { type Platform, type ZipEntry, zipEntryName } from '../../../platform/index.ts';
import { memberIdsOf } from '../../team/index.ts';
import { tenantsByIds } from '../../tenants/index.ts';
import { usersByIds } from '../../users/index.ts';
import { filesOfTenant } from '../files-of-tenant.ts';
import { readRows } from './export-rows.repository.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

type Needs = Pick<Platform, 'database' | 'storage'>;

export async function* workspaceArchive(
  { database, storage }: Needs,
  tenantId: TenantId,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const { tenant, members, files } = await database.tenant(tenantId, async (tx) => ({
    tenant: (await tenantsByIds(tx, [tenantId])).get(tenantId),
    members: [...(await usersByIds(tx, await memberIdsOf(tx, tenantId))).values()],
    files: await filesOfTenant(tx, tenantId),
  }));
  const about = {
    workspaceId: tenantId,
    name: tenant?.name,
    createdAt: tenant?.createdAt,
    exportedAt: at.toISOString(),
  };
  yield { name: 'workspace.json', content: [JSON.stringify(about, null, 2)] };
  yield { name: 'data/members.jsonl', content: members.map((member) => `${JSON.stringify(member)}\n`) };
  for (const { table, file, without = [] } of EXPORTED_TABLES)
    yield { name: `data/${file}.jsonl`, content: linesOf(database, tenantId, { table, without }) };
  for (const { path, name } of files) {
    const bytes = await storage.get(path).catch(missing);
    if (bytes) yield { name: `files/${path}${name && `-${zipEntryName(name)}`}`, content: [bytes] };
  }
}

/** Reads ahead only as far as the archive is written. */
function linesOf(
  database: Needs['database'],
  tenantId: TenantId,
  selection: { table: string; without: readonly string[] },
): PassThrough {
  const lines = new PassThrough();
  const write = async (text: string) => {
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), once(lines, 'close')]);
    if (lines.destroyed) throw new Error(`the export of ${selection.table} was given up`);
  };
  readRows(database, tenantId, selection, write).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  return lines;
}

/** A file whose bytes are missing, such as a failed upload, is left out. */
function missing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
