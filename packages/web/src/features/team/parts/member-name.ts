import type { InvitationId, UserId } from '@parrot/contract/core';
import type { Member } from '@parrot/contract/team';

/** Whoever is invited has no name here yet, only an address. */
export const nameOf = ({ userName, emailId }: Pick<Member, 'userName' | 'emailId'>): string =>
  userName || emailId;

/** One id for somebody in a list, whether they are here or invited. */
export const idOf = ({ userId, invitationId, emailId }: Member): string => userId ?? invitationId ?? emailId;

export const userIdsOf = (members: readonly Member[]): UserId[] =>
  members.flatMap(({ userId }) => userId ?? []);
export const invitationIdsOf = (members: readonly Member[]): InvitationId[] =>
  members.flatMap(({ invitationId }) => invitationId ?? []);
