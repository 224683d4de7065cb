/**
 * Erases a workspace whose grace period is over: files, conversations in portions, then the rest in one
 * transaction. Can be repeated if it fails halfway; the workspace itself goes last.
 */
import { LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import { createPictureStore, deleteStoredMail, type Platform, type Tx } from '../../../platform/index.ts';
import type { Accounts } from '../../accounts/index.ts';
import { issueReceipt } from '../../activity/index.ts';
import { appDeleted, appsOfTenant } from '../../apps/index.ts';
import { retainInvoices } from '../../billing/index.ts';
import { someConversations } from '../../conversations/index.ts';
import { deleteSourceFilesOfTenant } from '../../knowledge/index.ts';
import { addressesInvitedBy, memberIdsOf, membershipsOf, ownerIds } from '../../team/index.ts';
import { deleteTenants, erasurePlanChanged, lockTenantToErase, tenantName } from '../../tenants/index.ts';
import { deleteUnreferencedUsers, usersByIds } from '../../users/index.ts';
import { addCounts, type EraseConversation, NOTHING_ERASED } from '../erase-conversation.ts';
import { filesOfTenant } from '../files-of-tenant.ts';
import type { PrivacyMailer } from '../mails/privacy-mailer.ts';
import { insertReceipt } from './erasure-receipts.repository.ts';
import { foldersOfTenant } from './folders-of-tenant.ts';

const CONVERSATIONS_AT_ONCE = 100;

type Needs = {
  eraseConversation: EraseConversation;
  signOutOfTenant: Accounts['signOutOfTenant'];
  mailer: Pick<PrivacyMailer, 'erased'>;
};

export type EraseWorkspace = (tenantId: TenantId) => Promise<void>;

export function createEraseWorkspace(
  { database, storage, clock, outbox }: Pick<Platform, 'database' | 'storage' | 'clock' | 'outbox'>,
  { eraseConversation, signOutOfTenant, mailer }: Needs,
): EraseWorkspace {
  const pictures = createPictureStore(storage);
  /** Members can change nothing from now on. */
  const signOutAll = (tenantId: TenantId) =>
    database.system(async (tx) => {
      for (const userId of await memberIdsOf(tx, tenantId)) await signOutOfTenant(tx, userId, tenantId);
    });

  const eraseConversations = async (tenantId: TenantId) => {
    let erased = NOTHING_ERASED;
    for (;;) {
      const ids = await database.tenant(tenantId, (tx) =>
        someConversations(tx, tenantId, CONVERSATIONS_AT_ONCE),
      );
      if (ids.length === 0) return erased;
      for (const id of ids) erased = addCounts(erased, await eraseConversation(tenantId, id, 'all'));
    }
  };

  const eraseFiles = async (tenantId: TenantId) => {
    const { files, appIds } = await database.system(async (tx) => ({
      files: await filesOfTenant(tx, tenantId),
      appIds: (await appsOfTenant(tx, tenantId)).map(({ appId }) => appId),
    }));
    for (const { path } of files) await storage.remove(path);
    for (const folder of foldersOfTenant(tenantId, appIds)) await storage.removeFolder(folder);
    return files.length;
  };

  /** Members who belong to no other workspace. */
  const membersToDelete = async (tx: Tx, tenantId: TenantId, memberIds: readonly UserId[]) => {
    const ids: UserId[] = [];
    for (const userId of memberIds)
      if ((await membershipsOf(tx, userId)).every((membership) => membership.tenantId === tenantId))
        ids.push(userId);
    return ids;
  };

  return async (tenantId) => {
    const planned = await database.system((tx) => lockTenantToErase(tx, tenantId, clock.now()));
    if (!planned) return;
    await signOutAll(tenantId);
    const erased = await eraseConversations(tenantId);
    const files = erased.files + (await eraseFiles(tenantId));
    const done = await database.system(async (tx) => {
      const now = clock.now();
      const locked = await lockTenantToErase(tx, tenantId, now);
      if (!locked) return undefined;
      const workspace = await tenantName(tx, tenantId);
      const memberIds = await memberIdsOf(tx, tenantId);
      const users = await usersByIds(tx, memberIds);
      const owners = await ownerIds(tx, tenantId, now);
      const apps = await appsOfTenant(tx, tenantId);
      const invited = await addressesInvitedBy(tx, tenantId);
      const leaving = await membersToDelete(tx, tenantId, memberIds);
      const invoices = await retainInvoices(tx, tenantId, yearsAfter(now, LIMITS.retainedInvoiceYears));
      await deleteSourceFilesOfTenant(tx, tenantId);
      await outbox.discard(tx, tenantId, 'all');
      await deleteTenants(tx, [tenantId]);
      const deleted = await deleteUnreferencedUsers(tx, leaving);
      const receipt = issueReceipt(
        {
          subject: 'workspace',
          workspaceId: tenantId,
          erasedBy: locked.requestedBy,
          counts: {
            apps: apps.length,
            ...erased,
            files,
            members: memberIds.length,
            accounts: deleted.length,
            retainedInvoices: invoices,
          },
        },
        now,
      );
      await insertReceipt(tx, receipt);
      // Caches forget its apps and its state.
      for (const payload of apps) outbox.write(tx, appDeleted, { tenantId, key: payload.appId, payload });
      outbox.write(tx, erasurePlanChanged, { tenantId, key: tenantId, payload: {} });
      return { workspace, receipt, invoices, owners, users, deleted, invited };
    });
    if (!done) return;
    const { users, owners, deleted, invited, ...values } = done;
    const gone = deleted.flatMap((id) => users.get(id) ?? []);
    for (const { photoUrl } of gone) await pictures.remove(photoUrl);
    // Mail stored for lack of a mail server.
    await deleteStoredMail(database, {
      addresses: [...gone.map(({ email }) => email), ...invited],
      ids: [tenantId],
    });
    await mailer.erased(
      owners.flatMap((id) => users.get(id) ?? []),
      values,
    );
  };
}

const yearsAfter = (moment: Date, years: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear() + years, moment.getUTCMonth(), moment.getUTCDate()));
