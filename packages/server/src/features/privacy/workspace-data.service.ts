/** What the screen about a workspace's data shows. */
import type { ReplyOf } from '@parrot/contract/core';
import type { workspaceData } from '@parrot/contract/privacy';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { countInvoices } from '../billing/index.ts';
import { tenantName } from '../tenants/index.ts';
import { isOwner } from './require-owner.ts';
import type { WorkspaceErasureService } from './workspace-erasure/workspace-erasure.service.ts';
import type { WorkspaceExports } from './workspace-export/workspace-exports.service.ts';

export type WorkspaceDataService = {
  read(caller: Caller): Promise<Omit<ReplyOf<typeof workspaceData>, 'status'>>;
};

export const createWorkspaceDataService = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  {
    exports,
    erasure,
    identity,
  }: {
    exports: Pick<WorkspaceExports, 'latest'>;
    erasure: Pick<WorkspaceErasureService, 'planned'>;
    identity: Pick<Accounts['confirmIdentity'], 'needed'>;
  },
): WorkspaceDataService => ({
  async read(caller) {
    const { tenantId } = caller;
    const about = await database.tenant(tenantId, async (tx) => ({
      workspaceName: await tenantName(tx, tenantId),
      invoices: await countInvoices(tx, tenantId),
      mayChange: await isOwner(tx, caller, clock.now()),
    }));
    return {
      ...about,
      // An export is for owners only.
      export: about.mayChange ? await exports.latest(caller) : null,
      erasure: await erasure.planned(caller),
      ...(await identity.needed(caller)),
    };
  },
});
