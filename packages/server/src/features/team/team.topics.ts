import type { GroupId, InvitationId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** The rights, visible data or availability of these users changed. */
export const memberRightsChanged = defineTopic<{ userIds: UserId[] }>('team.memberRightsChanged');

/**
 * A member lost access to this tenant, for good or for a while: their sockets close and their conversations
 * return to the queue.
 */
export const memberAccessEnded = defineTopic<{
  userId: UserId;
  /** Included because a tenant can read the names of its members only. */
  userName: string;
  reason: 'removed' | 'inactive';
}>('team.memberGone');

/** A user became a member of this tenant, invited or not. */
export const memberJoined = defineTopic<{ userId: UserId }>('team.memberJoined');

/** A member's roles were changed by another. */
export const memberRolesChanged = defineTopic<{
  userId: UserId;
  byUserId: UserId;
  byName: string;
  roleNames: string[];
}>('team.memberRolesChanged');

/** An invited user joined. */
export const invitationAccepted = defineTopic<{
  invitationId: InvitationId;
  userId: UserId;
  userName: string;
  invitedBy: UserId;
}>('team.invitationAccepted');

/** A group was created, changed or deleted. */
export const groupChanged = defineTopic<{ groupId: GroupId; isDeleted: boolean }>('team.groupChanged');
