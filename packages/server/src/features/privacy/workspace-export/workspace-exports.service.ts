/** Exports of a whole workspace: requested by an owner, written by a job, downloaded by a signed link. */
import {
  AppError,
  DAY_MS,
  LIMITS,
  MINUTE_MS,
  newId,
  type TenantId,
  type WorkspaceExportId,
  workspaceExportId,
} from '@parrot/contract/core';
import type { WorkspaceExport } from '@parrot/contract/privacy';
import {
  type Caller,
  createSignedLinks,
  type LinkQuery,
  type Platform,
  type StoredFile,
} from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { tenantName } from '../../tenants/index.ts';
import type { WorkspaceExportRow } from '../privacy.tables.ts';
import { requireOwner } from '../require-owner.ts';
import { exportPath } from './export-path.ts';
import { findExport, insertExport, latestExport } from './workspace-exports.repository.ts';
import type { WriteExports } from './write-exports.job.ts';

/** Where a signed link leads. */
export const EXPORTS_PATH = '/workspace-exports/';
const LINK_MS = 5 * MINUTE_MS;

export type WorkspaceExports = {
  latest(caller: Caller): Promise<WorkspaceExport | null>;
  start(caller: Caller): Promise<WorkspaceExport>;
  link(caller: Caller, id: WorkspaceExportId): Promise<string>;
  /** What a link leads to. Refuses a link that is wrong or too old, as if there were nothing. */
  open(tenantId: string, id: string, query: LinkQuery): Promise<StoredFile>;
};

export function createWorkspaceExports(
  { database, storage, clock, key, quotas }: Platform,
  { writeSoon }: Pick<WriteExports, 'writeSoon'>,
): WorkspaceExports {
  const links = createSignedLinks({ key, clock, purpose: 'workspace export', windowMs: LINK_MS });

  return {
    latest: ({ tenantId }) =>
      database.tenant(tenantId, async (tx) => {
        const row = await latestExport(tx, tenantId);
        return row && !isExpired(row, clock.now()) ? presentExport(row) : null;
      }),

    async start(caller) {
      const { tenantId, userId } = caller;
      await database.tenant(tenantId, (tx) => requireOwner(tx, caller, clock.now()));
      const quota = { max: LIMITS.workspaceExportsPerDay, windowSeconds: DAY_MS / 1_000 };
      if ((await quotas.take([{ subject: `workspace export ${tenantId}`, ...quota }])) > 0)
        throw new AppError('too_many', {
          message: 'You’ve reached today’s limit for workspace exports. Try again tomorrow.',
        });
      const row: WorkspaceExportRow = {
        id: newId('wex'),
        tenantId,
        requestedBy: userId,
        requestedAt: clock.now(),
        state: 'pending',
        bytes: null,
        expiresAt: null,
      };
      await database.tenant(tenantId, async (tx) => {
        if (!(await insertExport(tx, row)))
          throw new AppError('conflict', { message: 'An export is already being prepared.' });
        await recordActivity(tx, caller, clock.now(), {
          action: 'tenant.exported',
          subjectId: tenantId,
          subjectName: await tenantName(tx, tenantId),
        });
      });
      await writeSoon({ tenantId, exportId: row.id });
      return presentExport(row);
    },

    link: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await requireOwner(tx, caller, clock.now());
        const row = await findExport(tx, tenantId, id);
        if (row?.state !== 'ready' || isExpired(row, clock.now())) throw new AppError('not_found');
        return links.sign(`${EXPORTS_PATH}${tenantId}/${id}`, [tenantId, id]);
      }),

    async open(tenantId, id, query) {
      const expiry = links.expiryOf([tenantId, id], query);
      const exportId = workspaceExportId.safeParse(id).data;
      if (!expiry || expiry < clock.now() || !exportId) throw new AppError('not_found');
      const row = await database.tenant(tenantId as TenantId, (tx) =>
        findExport(tx, tenantId as TenantId, exportId),
      );
      if (row?.state !== 'ready' || isExpired(row, clock.now())) throw new AppError('not_found');
      return storage.open(exportPath(row));
    },
  };
}

const isExpired = ({ expiresAt }: WorkspaceExportRow, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

const presentExport = ({
  id,
  state,
  requestedAt,
  expiresAt,
  bytes,
}: WorkspaceExportRow): WorkspaceExport => ({
  exportId: id,
  state,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  bytes,
});
