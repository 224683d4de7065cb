/**
 * Sends a new link for an expired one. It goes to the invited address, so an old link opens nothing by
 * itself.
 */
import {
  afterCommit,
  type Client,
  hashSecretToken,
  newSecretToken,
  type Platform,
} from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import {
  findInvitationByToken,
  type InvitationRow,
  lockPendingInvitation,
  renewInvitation,
} from '../../team/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { findUser } from '../../users/index.ts';
import type { AccountMailer } from '../mails/account-mailer.ts';
import type { AfterReply } from '../mails/after-reply.ts';
import { invitationLanguage } from './invitation-language.ts';

export type RenewInvitationService = {
  /** The outcome is not reported, so that callers can't find out which links exist. */
  renew(token: string, client: Client): Promise<void>;
};

export const createRenewInvitationService = (
  { database, clock, mailLimits }: Pick<Platform, 'database' | 'clock' | 'mailLimits'>,
  { postman, afterReply }: { postman: AccountMailer; afterReply: AfterReply },
): RenewInvitationService => {
  const mailNewLink = (found: InvitationRow, client: Client) =>
    database.system(async (tx) => {
      const now = clock.now();
      const held = await lockPendingInvitation(tx, found.tenantId, found.id);
      // Of two concurrent requests the second finds the link replaced.
      if (!held || held.tokenHash !== found.tokenHash || held.expiresAt > now) return;

      const token = newSecretToken();
      await renewInvitation(tx, held.id, { tokenHash: hashSecretToken(token), at: now });
      const guest = { tenantId: held.tenantId, userId: null, name: held.email, client };
      await recordActivity(tx, guest, now, {
        action: 'invitation.resent',
        subjectId: held.id,
        subjectName: held.email,
      });
      const mail = {
        emailId: held.email,
        tenantName: await tenantName(tx, held.tenantId),
        invitedBy: (await findUser(tx, held.invitedBy))?.name ?? '',
        language: await invitationLanguage(tx, held),
        token,
      };
      afterCommit(tx, () => postman.invitation(mail));
    });
  return {
    async renew(oldToken, client) {
      const found = await database.system((tx) => findInvitationByToken(tx, hashSecretToken(oldToken)));
      afterReply.run('renewing an invitation', async () => {
        if (!found || found.expiresAt > clock.now()) return;
        const { email: recipient, tenantId } = found;
        await mailLimits.require({ kind: 'invitation', recipient, sender: { tenantId } });
        await mailNewLink(found, client);
      });
    },
  };
};
