/** What somebody wants to be told of, where, and for how long it is true. */
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

/** A kind that came up after the last choice is told as to everybody; one that is no more is left out. */
export const mergeChoices = (chosen: Partial<NotificationChoices>): NotificationChoices =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, chosen[kind] ?? DEFAULT_CHOICES[kind]]),
  ) as NotificationChoices;

export const wantsNotification = ({ inApp, browser, email }: ChannelChoice): boolean =>
  inApp || browser || email;

/** Kinds that are true only while a session is as it was. */
export const SESSION_KINDS = [
  'person-waiting',
  'assigned',
  'transfer-offered',
  'missed-chat',
] as const satisfies NotificationKind[];
export type SessionKind = (typeof SESSION_KINDS)[number];

type SessionState = Pick<
  QueueUser,
  'status' | 'agentId' | 'escalatedAgentId' | 'transfer' | 'visitorLeftAt' | 'endedAt'
>;

/** Whether what a reader was told about a session still holds. */
export function isStillTrue(kind: SessionKind, session: SessionState, readerId: UserId): boolean {
  const { status, agentId, escalatedAgentId, transfer, endedAt } = session;
  switch (kind) {
    case 'person-waiting':
      return isInQueue(session);
    case 'assigned':
      return endedAt === null && readerId === (status === 'ESCALATED' ? escalatedAgentId : agentId);
    case 'transfer-offered':
      return endedAt === null && transfer?.toAgentId === readerId;
    case 'missed-chat':
      // Until the visitor is in line again, or an agent looks after them.
      return status === 'INPROGRESS' || status === 'COMPLETED' || status === 'CLOSED';
  }
}

/** Kinds of which only the latest about the same thing is true: it takes the place of the others. */
export const REPLACED_BY: Partial<Record<NotificationKind, readonly NotificationKind[]>> = {
  'role-changed': ['role-changed'],
  'knowledge-ready': ['knowledge-ready', 'knowledge-failed'],
  'knowledge-failed': ['knowledge-ready', 'knowledge-failed'],
  'limit-near': ['limit-near'],
};
