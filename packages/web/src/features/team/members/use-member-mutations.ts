/** The mutations of members, one or several at a time. */
import type { AppId, InvitationId, RoleId, Unavailability, UserId } from '@parrot/contract/core';
import {
  deleteInvite,
  makeActive,
  makeInactive,
  removeUsers,
  resendInvite,
  setUserRoles,
} from '@parrot/contract/team';
import { call } from '../../../shared/http/call.ts';
import { inBulk, useTeamMutation } from '../parts/use-team-mutation.ts';

export const useDeactivateUsers = () =>
  useTeamMutation(
    ({ ids, unavailability }: { ids: UserId[]; unavailability: Unavailability }) =>
      inBulk(ids, (userIds) => call(makeInactive, { body: { userIds, unavailability } })),
    { quiet: true },
  );

export const useActivateUsers = () =>
  useTeamMutation((ids: UserId[]) => inBulk(ids, (userIds) => call(makeActive, { body: { userIds } })));

export const useRemoveUsers = () =>
  useTeamMutation(
    ({ ids, successorId }: { ids: UserId[]; successorId?: UserId }) =>
      inBulk(ids, (userIds) => call(removeUsers, { body: { userIds, ...(successorId && { successorId }) } })),
    { quiet: true },
  );

export const useResendInvitations = () =>
  useTeamMutation((ids: InvitationId[]) =>
    inBulk(ids, (invitationIds) => call(resendInvite, { body: { invitationIds } })),
  );

export const useDeleteInvitations = () =>
  useTeamMutation(
    (ids: InvitationId[]) => inBulk(ids, (invitationIds) => call(deleteInvite, { body: { invitationIds } })),
    { quiet: true },
  );

export const useSetAccess = () =>
  useTeamMutation(
    (body: { userId: UserId; roleIds: RoleId[]; appIds?: AppId[] }) => call(setUserRoles, { body }),
    { quiet: true },
  );
