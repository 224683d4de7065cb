import type { InvitationId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** What these people may do or see, or whether they count as away, is no longer what it was. */
export const memberRightsChanged = defineTopic<{ userIds: UserId[] }>('team.memberRightsChanged');

/** Somebody can work in this tenant no more, for good or for a while: what they hold open closes, what they hold goes back. */
export const memberAccessEnded = defineTopic<{
  userId: UserId;
  /** A tenant can look up the names of its members only, and this may be one no more. */
  userName: string;
  reason: 'removed' | 'inactive';
}>('team.memberGone');

/** Somebody gave a member other roles than before. */
export const memberRolesChanged = defineTopic<{
  userId: UserId;
  byUserId: UserId;
  byName: string;
  roleNames: string[];
}>('team.memberRolesChanged');

/** Somebody who was invited has joined. */
export const invitationAccepted = defineTopic<{
  invitationId: InvitationId;
  userId: UserId;
  userName: string;
  invitedBy: UserId;
}>('team.invitationAccepted');
