import type { InvitationId, UserId } from '@parrot/contract/core';
import type { Member } from '@parrot/contract/team';

/** An invited user has no name yet, only an address. */
export const nameOf = ({ userName, emailId }: Pick<Member, 'userName' | 'emailId'>): string =>
  userName || emailId;

/** One id for a row, whether member or invitation. */
export const idOf = ({ userId, invitationId, emailId }: Member): string => userId ?? invitationId ?? emailId;

export const userIdsOf = (members: readonly Member[]): UserId[] =>
  members.flatMap(({ userId }) => userId ?? []);
export const invitationIdsOf = (members: readonly Member[]): InvitationId[] =>
  members.flatMap(({ invitationId }) => invitationId ?? []);
