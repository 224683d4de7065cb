/** Which notifications a member wants, on which channels, and how long each is valid. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { isInQueue } from '@parrot/contract/desk';
import {
  type ChannelChoice,
  DEFAULT_CHOICES,
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationKind,
} from '@parrot/contract/notifications';

/** Kinds added since the last choice follow the defaults; removed kinds are dropped. */
export const mergeChoices = (chosen: Partial<NotificationChoices>): NotificationChoices =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, chosen[kind] ?? DEFAULT_CHOICES[kind]]),
  ) as NotificationChoices;

export const wantsNotification = ({ inApp, browser, email }: ChannelChoice): boolean =>
  inApp || browser || email;

/** Kinds that are valid only while the session stays in that state. */
export const SESSION_KINDS = [
  'person-waiting',
  'assigned',
  'transfer-offered',
  'missed-chat',
  'missed-call',
] as const satisfies NotificationKind[];
export type SessionKind = (typeof SESSION_KINDS)[number];
const isSessionKind = (kind: NotificationKind): kind is SessionKind =>
  (SESSION_KINDS as readonly NotificationKind[]).includes(kind);

export type SessionState = Pick<
  QueueUser,
  'status' | 'agentId' | 'escalatedAgentId' | 'transfer' | 'visitorLeftAt' | 'endedAt'
>;

/** Whether a notification about a session is still valid for its recipient. */
export function isStillTrue(kind: SessionKind, session: SessionState, readerId: UserId): boolean {
  const { status, agentId, escalatedAgentId, transfer, endedAt } = session;
  switch (kind) {
    case 'person-waiting':
      return isInQueue(session);
    case 'assigned':
    case 'missed-call':
      return endedAt === null && readerId === (status === 'ESCALATED' ? escalatedAgentId : agentId);
    case 'transfer-offered':
      return endedAt === null && transfer?.toAgentId === readerId;
    case 'missed-chat':
      // Until the visitor waits again or an agent takes the conversation.
      return status === 'INPROGRESS' || status === 'COMPLETED' || status === 'CLOSED';
  }
}

/** Those of the notifications about a session that its state invalidates. */
export const outdatedAmong = <Stored extends { kind: NotificationKind; userId: UserId }>(
  stored: readonly Stored[],
  session: SessionState,
): Stored[] =>
  stored.filter(({ kind, userId }) => isSessionKind(kind) && !isStillTrue(kind, session, userId));

/** Kinds whose newest notification replaces the earlier ones about the same subject. */
export const REPLACED_BY: Partial<Record<NotificationKind, readonly NotificationKind[]>> = {
  'role-changed': ['role-changed'],
  'knowledge-ready': ['knowledge-ready', 'knowledge-failed'],
  'knowledge-failed': ['knowledge-ready', 'knowledge-failed'],
  'limit-near': ['limit-near'],
  'plan-ending': ['plan-ending'],
  'trial-extended': ['plan-ending', 'trial-extended'],
};
