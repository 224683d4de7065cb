/** Plans and cancels the erasure of a workspace. Owners have some days to change their minds. */
import { AppError, badField, DAY_MS, LIMITS } from '@parrot/contract/core';
import { afterCommit, type Caller, type Platform } from '../../../platform/index.ts';
import type { Accounts } from '../../accounts/index.ts';
import { recordActivity } from '../../activity/index.ts';
import {
  cancelErasure,
  erasurePlanChanged,
  findPlannedErasure,
  planErasure,
  tenantName,
} from '../../tenants/index.ts';
import { userNames } from '../../users/index.ts';
import type { PrivacyMailer } from '../mails/privacy-mailer.ts';
import { requireOwner } from '../require-owner.ts';

type Proof = { workspaceName: string; password?: string | undefined; code?: string | undefined };

export type WorkspaceErasureService = {
  planned(caller: Caller): Promise<{ eraseAt: string; requestedBy: string } | null>;
  /** Returns when it will be erased. */
  schedule(caller: Caller, proof: Proof): Promise<Date>;
  cancel(caller: Caller): Promise<void>;
};

type Needs = {
  identity: Accounts['confirmIdentity'];
  mailer: Pick<PrivacyMailer, 'erasureScheduled' | 'erasureCancelled'>;
};

export function createWorkspaceErasureService(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  { identity, mailer }: Needs,
): WorkspaceErasureService {
  return {
    planned: ({ tenantId }) =>
      database.tenant(tenantId, async (tx) => {
        const found = await findPlannedErasure(tx, tenantId);
        if (!found) return null;
        const { eraseAt, requestedBy } = found;
        const names = requestedBy ? await userNames(tx, [requestedBy]) : new Map();
        return { eraseAt: eraseAt.toISOString(), requestedBy: names.get(requestedBy) ?? '' };
      }),

    async schedule(caller, { workspaceName, ...proof }) {
      const { tenantId, userId, name: by } = caller;
      const name = await database.tenant(tenantId, async (tx) => {
        await requireOwner(tx, caller, clock.now());
        return tenantName(tx, tenantId);
      });
      if (workspaceName.trim() !== name.trim())
        throw badField('workspaceName', 'That’s not the name of this workspace.');
      await identity.confirm(caller, proof);
      const eraseAt = new Date(clock.now().getTime() + LIMITS.erasureGraceDays * DAY_MS);
      await database.system(async (tx) => {
        if (!(await planErasure(tx, tenantId, { eraseAt, requestedBy: userId })))
          throw new AppError('conflict', { message: 'The erasure of this workspace is already scheduled.' });
        await recordActivity(tx, caller, clock.now(), {
          action: 'tenant.erasureScheduled',
          subjectId: tenantId,
          subjectName: name,
          values: { day: eraseAt.toISOString() },
        });
        outbox.write(tx, erasurePlanChanged, { tenantId, key: tenantId, payload: {} });
        afterCommit(tx, () => void mailer.erasureScheduled(tenantId, { by, eraseAt }));
      });
      return eraseAt;
    },

    cancel: (caller) =>
      database.system(async (tx) => {
        const { tenantId, name: by } = caller;
        await requireOwner(tx, caller, clock.now());
        if (!(await cancelErasure(tx, tenantId))) return;
        await recordActivity(tx, caller, clock.now(), {
          action: 'tenant.erasureCancelled',
          subjectId: tenantId,
          subjectName: await tenantName(tx, tenantId),
        });
        outbox.write(tx, erasurePlanChanged, { tenantId, key: tenantId, payload: {} });
        afterCommit(tx, () => void mailer.erasureCancelled(tenantId, { by }));
      }),
  };
}
