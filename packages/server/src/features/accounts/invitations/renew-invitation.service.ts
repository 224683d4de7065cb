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
import type { PlanLimitChecks } from '../../billing/index.ts';
import {
  countSeats,
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

type RenewalNeeds = {
  mailer: AccountMailer;
  afterReply: AfterReply;
  limits: Pick<PlanLimitChecks, 'requireCapacity'>;
};

export const createRenewInvitationService = (
  { database, clock, mailLimits }: Pick<Platform, 'database' | 'clock' | 'mailLimits'>,
  { mailer, afterReply, limits }: RenewalNeeds,
): RenewInvitationService => {
  const mailNewLink = (found: InvitationRow, client: Client) =>
    database.system(async (tx) => {
      const now = clock.now();
      const locked = await lockPendingInvitation(tx, found.tenantId, found.id);
      // Of two concurrent requests the second finds the link replaced.
      if (!locked || locked.tokenHash !== found.tokenHash || locked.expiresAt > now) return;

      const { tenantId } = locked;
      const countUsed = () => countSeats(tx, tenantId, now);
      await limits.requireCapacity(tx, tenantId, 'users', { adding: 1, countUsed });
      const token = newSecretToken();
      await renewInvitation(tx, locked.id, { tokenHash: hashSecretToken(token), at: now });
      const guest = { tenantId: locked.tenantId, userId: null, name: locked.email, client };
      await recordActivity(tx, guest, now, {
        action: 'invitation.resent',
        subjectId: locked.id,
        subjectName: locked.email,
      });
      const mail = {
        emailId: locked.email,
        tenantName: await tenantName(tx, locked.tenantId),
        invitedBy: (await findUser(tx, locked.invitedBy))?.name ?? '',
        language: await invitationLanguage(tx, locked),
        token,
      };
      afterCommit(tx, () => mailer.invitation(mail));
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
