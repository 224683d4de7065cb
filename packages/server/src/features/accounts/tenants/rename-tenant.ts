/** Renames a tenant. The name appears in the windows of its members at once, and in everything sent from now on. */
import { AppError } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { memberIdsOf, ownerIds } from '../../team/index.ts';
import { renameTenant } from '../../tenants/index.ts';
import { tenantRenamed } from '../accounts.topics.ts';

export type RenameTenant = (
  caller: Caller,
  names: { workspaceName: string; currentName: string },
) => Promise<void>;

export const createRenameTenant =
  ({ database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>): RenameTenant =>
  (caller, { workspaceName: to, currentName: from }) =>
    database.system(async (tx) => {
      const { tenantId, userId } = caller;
      if (!(await ownerIds(tx, tenantId, clock.now())).includes(userId))
        throw new AppError('permission_denied', { message: 'Only owners can change this.' });
      if (!(await renameTenant(tx, tenantId, { from, to }))) throw new AppError('conflict');
      if (from === to) return;
      await recordActivity(tx, caller, clock.now(), {
        action: 'tenant.renamed',
        subjectId: tenantId,
        subjectName: to,
        values: { before: from },
      });
      const userIds = await memberIdsOf(tx, tenantId);
      outbox.write(tx, tenantRenamed, { tenantId, key: tenantId, payload: { userIds } });
    });
