/** Sends, resends and withdraws invitations. */
import {
  AppError,
  type InvitationId,
  type LanguageCode,
  LIMITS,
  newId,
  type TenantId,
} from '@parrot/contract/core';
import type { AppEntry, InviteOutcome, Outcome } from '@parrot/contract/team';
import {
  afterCommit,
  type Caller,
  hashSecretToken,
  newSecretToken,
  type Platform,
  type Tx,
} from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { isOnTrial } from '../../billing/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { userLanguages } from '../../users/index.ts';
import { countSeats } from '../members/count-seats.ts';
import { memberAddresses } from '../members/members.repository.ts';
import { invitationEnd } from '../roles/grants.policy.ts';
import { runForEach } from '../run-for-each.ts';
import type { Page, TeamDependencies } from '../team.dependencies.ts';
import type { InvitationRow } from '../team.tables.ts';
import { type InvitationGrants, requireGrantable, requireManageable } from './invitation-grants.ts';
import { classifyAddresses, INVITE_MESSAGES } from './invitations.policy.ts';
import * as repository from './invitations.repository.ts';

export type InvitationsService = {
  invite(caller: Caller, typed: readonly string[], offer: InvitationGrants): Promise<InviteOutcome[]>;
  listApps(caller: Caller, page: Page): Promise<{ items: AppEntry[]; total: number }>;
  resend(caller: Caller, ids: readonly InvitationId[]): Promise<Outcome[]>;
  remove(caller: Caller, ids: readonly InvitationId[]): Promise<Outcome[]>;
};

/** The language for an address. */
type LanguageByEmail = (emailId: string) => LanguageCode;
type InvitationLetter = { emailId: string; token: string; language: LanguageCode };

const FALLBACK_LANGUAGE: LanguageCode = 'en';

export function createInvitationsService(
  { database, clock, mailLimits }: Pick<Platform, 'database' | 'clock' | 'mailLimits'>,
  { mailer, apps, limits }: TeamDependencies,
): InvitationsService {
  /** The recipient's own language if they have an account, else the inviter's. */
  const languagesFor = async (caller: Caller, emailIds: readonly string[]): Promise<LanguageByEmail> => {
    const known = await database.system((tx) => userLanguages(tx, [caller.emailId, ...emailIds]));
    return (emailId) => known.get(emailId) ?? known.get(caller.emailId) ?? FALLBACK_LANGUAGE;
  };

  /** Throws if the address or the tenant is over its limit for invitation mails. */
  const mailAllowance = async ({ tenantId }: Caller) => {
    const { trial, plan } = LIMITS.invitationsPerDay;
    const perDay = (await database.tenant(tenantId, (tx) => isOnTrial(tx, tenantId))) ? trial : plan;
    return (recipient: string) =>
      mailLimits.require({ kind: 'invitation', recipient, sender: { tenantId, perDay } });
  };

  /** The addresses over their mail limit, with the reason. */
  const refusedMails = async (caller: Caller, emailIds: readonly string[]) => {
    const requireMail = await mailAllowance(caller);
    const refused = new Map<string, string>();
    for (const emailId of emailIds) {
      try {
        await requireMail(emailId);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.set(emailId, error.message);
      }
    }
    return refused;
  };

  const post = async (tx: Tx, caller: Caller, letter: InvitationLetter) => {
    const mail = {
      ...letter,
      tenantName: await tenantName(tx, caller.tenantId),
      invitedBy: caller.name,
    };
    afterCommit(tx, () => mailer.invitation(mail));
  };

  const inviteOne = async (
    tx: Tx,
    caller: Caller,
    emailId: string,
    offer: InvitationGrants,
    language: LanguageCode,
  ) => {
    const now = clock.now();
    const token = newSecretToken();
    const id = newId('inv');
    await repository.replaceInvitation(tx, {
      id,
      tenantId: caller.tenantId,
      email: emailId,
      tokenHash: hashSecretToken(token),
      roleIds: [...new Set(offer.roleIds)],
      appIds: [...new Set(offer.appIds)],
      groupIds: [...new Set(offer.groupIds)],
      invitedBy: caller.userId,
      createdAt: now,
      sentAt: now,
      expiresAt: invitationEnd(now),
    });
    await post(tx, caller, { emailId, token, language });
    return id;
  };

  /** The seats that these addresses take. Those with an open invitation have one. */
  const seatsFor = async (tx: Tx, tenantId: TenantId, emailIds: readonly string[]) => {
    const now = clock.now();
    const invited = await repository.openlyInvited(tx, tenantId, emailIds, now);
    const adding = emailIds.filter((emailId) => !invited.has(emailId)).length;
    return { adding, countUsed: () => countSeats(tx, tenantId, now) };
  };
  /** Throws `limit_reached` if the plan has too few seats. */
  const requireSeats = async (tx: Tx, { tenantId }: Caller, emailIds: readonly string[]) =>
    limits.requireCapacity(tx, tenantId, 'users', await seatsFor(tx, tenantId, emailIds));

  const findOwn = async (tx: Tx, caller: Caller, id: InvitationId): Promise<InvitationRow> => {
    const invitation = await repository.lockPendingInvitation(tx, caller.tenantId, id);
    if (!invitation) throw new AppError('not_found');
    await requireManageable(tx, caller, invitation);
    return invitation;
  };

  return {
    async invite(caller, typed, offer) {
      const { tenantId } = caller;
      const classified = classifyAddresses(typed);
      const emailIds = classified.flatMap(({ emailId, outcome }) => (outcome === 'invited' ? [emailId] : []));
      const languageOf = await languagesFor(caller, emailIds);
      const members = await database.tenant(tenantId, async (tx) => {
        await requireGrantable(tx, caller, offer, apps);
        const found = await memberAddresses(tx, tenantId, emailIds);
        const seats = await seatsFor(tx, tenantId, withoutMembers(emailIds, found));
        await limits.checkCapacity(tx, tenantId, 'users', seats);
        return found;
      });
      const refused = await refusedMails(caller, withoutMembers(emailIds, members));
      const results = await database.tenant(tenantId, async (tx) => {
        const roleNames = await requireGrantable(tx, caller, offer, apps);
        const invited = withoutMembers(emailIds, members).filter((emailId) => !refused.has(emailId));
        await requireSeats(tx, caller, invited);
        const outcomes: InviteOutcome[] = [];
        for (const { emailId, outcome: found } of classified) {
          const outcome = outcomeOf(found, members.has(emailId), refused.has(emailId));
          const invitationId =
            outcome === 'invited' ? await inviteOne(tx, caller, emailId, offer, languageOf(emailId)) : null;
          outcomes.push({
            emailId,
            outcome,
            message: refused.get(emailId) ?? INVITE_MESSAGES[outcome],
            invitationId,
          });
        }
        const entries = outcomes.flatMap(({ emailId, invitationId }) =>
          invitationId
            ? [
                {
                  action: 'invitation.sent' as const,
                  subjectId: invitationId,
                  subjectName: emailId,
                  values: { roles: roleNames.join(', ') },
                },
              ]
            : [],
        );
        await recordActivity(tx, caller, clock.now(), ...entries);
        return outcomes;
      });
      await mailer.waitUntilStored();
      return results;
    },

    listApps: (caller, page) =>
      database.tenant(caller.tenantId, (tx) => apps.listVisibleApps(tx, caller, page)),

    async resend(caller, ids) {
      const { tenantId } = caller;
      const emailIds = await database.tenant(tenantId, (tx) =>
        repository.invitedAddresses(tx, tenantId, ids),
      );
      const languageOf = await languagesFor(caller, emailIds);
      const requireMail = await mailAllowance(caller);
      const results = await runForEach(ids, async (id) => {
        await requireMail((await database.tenant(tenantId, (tx) => findOwn(tx, caller, id))).email);
        await database.tenant(tenantId, async (tx) => {
          const { email } = await findOwn(tx, caller, id);
          await requireSeats(tx, caller, [email]);
          const now = clock.now();
          const token = newSecretToken();
          const renewal = { tokenHash: hashSecretToken(token), invitedBy: caller.userId, at: now };
          await repository.renewInvitation(tx, id, renewal);
          await post(tx, caller, { emailId: email, token, language: languageOf(email) });
          await recordActivity(tx, caller, now, {
            action: 'invitation.resent',
            subjectId: id,
            subjectName: email,
          });
        });
      });
      await mailer.waitUntilStored();
      return results;
    },

    remove: (caller, ids) =>
      runForEach(ids, (id) =>
        database.tenant(caller.tenantId, async (tx) => {
          const { email } = await findOwn(tx, caller, id);
          await repository.deleteInvitation(tx, caller.tenantId, id);
          await recordActivity(tx, caller, clock.now(), {
            action: 'invitation.deleted',
            subjectId: id,
            subjectName: email,
          });
        }),
      ),
  };
}

function outcomeOf(
  found: InviteOutcome['outcome'],
  isMember: boolean,
  isRefused: boolean,
): InviteOutcome['outcome'] {
  if (found !== 'invited') return found;
  if (isMember) return 'already_member';
  return isRefused ? 'limited' : 'invited';
}

const withoutMembers = (emailIds: readonly string[], members: { has(emailId: string): boolean }): string[] =>
  emailIds.filter((emailId) => !members.has(emailId));
