/** Erases workspaces whose grace period is over, and invoices that no longer have to be stored. */
import { defineJob, type Platform } from '../../../platform/index.ts';
import { deleteRetainedInvoicesBefore } from '../../billing/index.ts';
import { tenantsToErase } from '../../tenants/index.ts';
import type { EraseWorkspace } from './erase-workspace.ts';

const eraseDueJob = defineJob<Record<string, never>>('privacy.eraseWorkspaces');
const EVERY_TEN_MINUTES = '*/10 * * * *';

export type DueErasures = {
  start(): Promise<void>;
  /** One run of the job. Repeated calls change nothing. */
  eraseDue(): Promise<void>;
};

export function createDueErasures(
  { database, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  eraseWorkspace: EraseWorkspace,
): DueErasures {
  const eraseDue = async () => {
    const now = clock.now();
    for (const tenantId of await database.system((tx) => tenantsToErase(tx, now)))
      await eraseWorkspace(tenantId).catch((err: unknown) =>
        log.error({ err, tenantId }, 'erasing a workspace failed; retrying in 10 min'),
      );
    await database.system((tx) => deleteRetainedInvoicesBefore(tx, now));
  };
  return {
    eraseDue,
    async start() {
      await jobs.work(eraseDueJob, eraseDue);
      await jobs.schedule(eraseDueJob, EVERY_TEN_MINUTES);
    },
  };
}
