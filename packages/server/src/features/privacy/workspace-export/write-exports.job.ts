/** Writes requested exports, mails their owners, and deletes them after a day. */
import { DAY_MS, HOUR_MS, LIMITS, type TenantId, type WorkspaceExportId } from '@parrot/contract/core';
import { defineJob, type Platform, writeZip } from '../../../platform/index.ts';
import type { PrivacyMailer } from '../mails/privacy-mailer.ts';
import { exportPath } from './export-path.ts';
import { workspaceArchive } from './workspace-archive.ts';
import { deleteExport, exportsToDelete, findExport, updateExport } from './workspace-exports.repository.ts';

type Which = { tenantId: TenantId; exportId: WorkspaceExportId };

const writeExportJob = defineJob<Which>('privacy.writeWorkspaceExport');
const deleteExportsJob = defineJob<Record<string, never>>('privacy.deleteWorkspaceExports');
const EVERY_HOUR = '17 * * * *';
/** Enough for many gigabytes of files. After a crash, another process starts again after this long. */
const MAX_MINUTES = 120;

export type WriteExports = {
  start(): Promise<void>;
  writeSoon(which: Which): Promise<void>;
  /** What the hourly job does. */
  deleteExpired(): Promise<void>;
};

export function createWriteExports(
  platform: Pick<Platform, 'database' | 'storage' | 'clock' | 'jobs' | 'log'>,
  mailer: Pick<PrivacyMailer, 'exportReady'>,
): WriteExports {
  const { database, storage, clock, jobs, log } = platform;

  const write = async ({ tenantId, exportId }: Which) => {
    const row = await database.tenant(tenantId, (tx) => findExport(tx, tenantId, exportId));
    if (row?.state !== 'pending') return;
    const path = exportPath(row);
    try {
      const now = clock.now();
      const bytes = await storage.putStream(path, writeZip(workspaceArchive(platform, tenantId, now), now));
      const expiresAt = new Date(clock.now().getTime() + LIMITS.workspaceExportHours * HOUR_MS);
      const isStored = await database.tenant(tenantId, (tx) =>
        updateExport(tx, exportId, { state: 'ready', bytes, expiresAt }),
      );
      if (!isStored) return await storage.remove(path);
    } catch (err) {
      log.error({ err, exportId }, 'exporting a workspace failed; its owner can start it again');
      await storage.remove(path);
      await database.tenant(tenantId, (tx) => updateExport(tx, exportId, { state: 'failed' }));
      return;
    }
    await mailer.exportReady(row);
  };

  const deleteExpired = async () => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - 2 * DAY_MS);
    for (const row of await database.system((tx) => exportsToDelete(tx, now, oldest))) {
      await storage.remove(exportPath(row));
      await database.system((tx) => deleteExport(tx, row.id));
    }
  };

  return {
    deleteExpired,
    writeSoon: (which) => jobs.send(writeExportJob, which, { maxMinutes: MAX_MINUTES }),
    async start() {
      await jobs.work(writeExportJob, write);
      await jobs.work(deleteExportsJob, deleteExpired);
      await jobs.schedule(deleteExportsJob, EVERY_HOUR);
    },
  };
}
