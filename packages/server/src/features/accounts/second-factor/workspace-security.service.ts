/** What a workspace asks of its members' accounts, and help for members who lost their second factor. */
import type { workspaceSecurity } from '@parrot/contract/accounts';
import { AppError, type ReplyOf, type UserId } from '@parrot/contract/core';
import type { Caller, Client, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { memberIdsOf, membershipsOf, ownerIds } from '../../team/index.ts';
import { needsSecondFactor, setNeedsSecondFactor, tenantName } from '../../tenants/index.ts';
import { findUser, findUserByEmail, lockUser, type UserRow } from '../../users/index.ts';
import type { EndSessions } from '../sessions/end-sessions.ts';
import { deleteTokensOf } from '../sessions/one-time-tokens.repository.ts';
import { deleteSecondFactor, hasSecondFactor, usersWithSecondFactor } from './second-factor.repository.ts';
import type { SecurityNotices } from './security-notices.ts';

export type WorkspaceSecurityService = {
  read(caller: Caller): Promise<Omit<ReplyOf<typeof workspaceSecurity>, 'status'>>;
  save(caller: Caller, isNeeded: boolean): Promise<void>;
  reset(caller: Caller, userId: UserId): Promise<void>;
  resetByOperator(emailId: string, client: Client): Promise<void>;
};

type Dependencies = { endSessions: EndSessions; notices: SecurityNotices };

export function createWorkspaceSecurityService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { endSessions, notices }: Dependencies,
): WorkspaceSecurityService {
  const isOwner = async (tx: Tx, { tenantId, userId }: Caller) =>
    (await ownerIds(tx, tenantId, clock.now())).includes(userId);
  const requireOwner = async (tx: Tx, caller: Caller) => {
    if (!(await isOwner(tx, caller))) throw new AppError('permission_denied', { message: OWNERS_ONLY });
  };

  const reset = async (
    tx: Tx,
    user: UserRow,
    by: { userId: UserId | null; name: string },
    client: Client,
  ) => {
    await lockUser(tx, user.id);
    if (!(await hasSecondFactor(tx, user.id))) throw new AppError('bad_input', { message: NONE });
    await notices.add(tx, user, { change: 'secondFactorReset', client, by });
    await deleteSecondFactor(tx, user.id);
    await deleteTokensOf(tx, user.id);
    await endSessions(tx, { userId: user.id }, 'logout');
  };

  return {
    read: (caller) =>
      database.system(async (tx) => {
        const { tenantId } = caller;
        const withOne = await usersWithSecondFactor(tx, await memberIdsOf(tx, tenantId));
        return {
          needsSecondFactor: await needsSecondFactor(tx, [tenantId]),
          userIds: [...withOne],
          mayChange: await isOwner(tx, caller),
        };
      }),

    save: (caller, isNeeded) =>
      database.system(async (tx) => {
        const { tenantId, userId } = caller;
        await requireOwner(tx, caller);
        const memberIds = await memberIdsOf(tx, tenantId);
        const withOne = await usersWithSecondFactor(tx, memberIds);
        if (isNeeded && !withOne.has(userId)) throw new AppError('bad_input', { message: OWN_FIRST });
        if (!(await setNeedsSecondFactor(tx, tenantId, isNeeded))) return;
        await recordActivity(tx, caller, clock.now(), {
          action: isNeeded ? 'tenant.secondFactorNeeded' : 'tenant.secondFactorOptional',
          subjectId: tenantId,
          subjectName: await tenantName(tx, tenantId),
        });
        if (!isNeeded) return;
        for (const id of memberIds)
          if (!withOne.has(id)) await endSessions(tx, { userId: id, tenantId }, 'secondFactor');
      }),

    reset: (caller, userId) =>
      database.system(async (tx) => {
        await requireOwner(tx, caller);
        const memberships = await membershipsOf(tx, userId);
        const user = await findUser(tx, userId);
        if (!user || !memberships.some(({ tenantId }) => tenantId === caller.tenantId))
          throw new AppError('not_found');
        if (userId === caller.userId) throw new AppError('bad_input', { message: OWN });
        // The account is theirs: one workspace must not weaken it for another.
        if (memberships.length > 1) throw new AppError('bad_input', { message: OTHER_WORKSPACES });
        await reset(tx, user, caller, caller.client);
      }),

    resetByOperator: (emailId, client) =>
      database.system(async (tx) => {
        const user = await findUserByEmail(tx, emailId);
        if (!user) throw new AppError('not_found');
        await reset(tx, user, { userId: null, name: 'Operator' }, client);
      }),
  };
}

const OWNERS_ONLY = 'Only owners can change this.';
const OWN_FIRST = 'Set up two-factor authentication for yourself first: in your profile, under Security.';
const OWN = 'You can change your own two-factor authentication in your profile, under Security.';
const NONE = 'This person hasn’t set up two-factor authentication.';
const OTHER_WORKSPACES =
  'This person belongs to other workspaces too, so you can’t reset it. They can sign in with a recovery code or ask the operator of this installation.';
