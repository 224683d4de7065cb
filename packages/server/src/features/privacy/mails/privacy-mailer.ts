/** Mails owners about the data of their workspace. A failure is logged: the screens show the same. */
import { type LanguageCode, LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import type { Mail, Platform } from '../../../platform/index.ts';
import { ownerIds } from '../../team/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { type UserProfile, usersByIds } from '../../users/index.ts';
import { writeMail } from './write-mail.ts';

type Recipient = Pick<UserProfile, 'email' | 'language' | 'timeZone'>;

export type PrivacyMailer = {
  exportReady(which: { tenantId: TenantId; requestedBy: UserId }): Promise<void>;
  erasureScheduled(tenantId: TenantId, values: { by: string; eraseAt: Date }): Promise<void>;
  erasureCancelled(tenantId: TenantId, values: { by: string }): Promise<void>;
  /** The workspace is gone, so the caller knows its name and whom to write to. */
  erased(
    recipients: readonly Recipient[],
    values: { workspace: string; receipt: ErasureReceipt; invoices: number },
  ): Promise<void>;
};

const WORKSPACE_TAB = '/home/studio/users?tab=workspace';

export function createPrivacyMailer({
  database,
  mailer,
  clock,
  log,
  publicUrl,
}: Pick<Platform, 'database' | 'mailer' | 'clock' | 'log' | 'publicUrl'>): PrivacyMailer {
  /** One failure keeps no other owner from being mailed. */
  const quietly = (work: Promise<void>) =>
    work.catch((err: unknown) => log.error({ err }, 'mail about a workspace failed; it is not retried'));
  const send = (mail: Mail) => quietly(mailer.send(mail));
  const to = ({ email, language }: Recipient, path = WORKSPACE_TAB) => ({
    to: email,
    language,
    href: publicUrl() + path,
  });
  /** Writes to each owner, or to one of them. */
  const mailOwners = async (
    tenantId: TenantId,
    write: (owner: UserProfile, workspace: string) => Mail,
    only?: UserId,
  ) => {
    const { workspace, owners } = await database.tenant(tenantId, async (tx) => ({
      workspace: await tenantName(tx, tenantId),
      owners: await usersByIds(tx, await ownerIds(tx, tenantId, clock.now())),
    }));
    for (const owner of owners.values())
      if (only === undefined || owner.id === only) await send(write(owner, workspace));
  };

  return {
    exportReady: ({ tenantId, requestedBy }) =>
      quietly(
        mailOwners(
          tenantId,
          (owner, workspace) =>
            writeMail('exportReady', to(owner), { workspace, hours: LIMITS.workspaceExportHours }),
          requestedBy,
        ),
      ),
    erasureScheduled: (tenantId, { by, eraseAt }) =>
      quietly(
        mailOwners(tenantId, (owner, workspace) =>
          writeMail('erasureScheduled', to(owner), { workspace, by, day: dayFor(owner, eraseAt) }),
        ),
      ),
    erasureCancelled: (tenantId, { by }) =>
      quietly(
        mailOwners(tenantId, (owner, workspace) =>
          writeMail('erasureCancelled', to(owner, '/home'), { workspace, by }),
        ),
      ),
    async erased(recipients, { workspace, receipt, invoices }) {
      const values = {
        workspace,
        receipt: JSON.stringify(receipt, null, 2),
        invoices,
        years: LIMITS.retainedInvoiceYears,
      };
      for (const recipient of recipients) await send(writeMail('erased', to(recipient), values));
    },
  };
}

const dayFor = ({ language, timeZone }: { language: LanguageCode; timeZone: string }, at: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
