/** The events that follow from a transition: assigned, offered, missed, queue changed, read. */
import { isOwnerEvent, type SessionEventKind } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { isInQueue } from '@parrot/contract/desk';
import type { MissedReason } from '@parrot/contract/notifications';
import type { Outbox, Tx } from '../../../platform/index.ts';
import { type MessageRow, presentQueueUser } from '../conversations.present.ts';
import {
  conversationAssigned,
  conversationRead,
  queueChanged,
  type Reassignment,
  transferOffered,
  visitorMissed,
} from '../conversations.topics.ts';
import { isEnded, ownerOf } from './session.policy.ts';
import type { Session } from './session.ts';

type Change = { before: Session | null; after: Session; added: readonly MessageRow[] };

const ASSIGNMENT_EVENTS: readonly SessionEventKind[] = ['assigned', 'escalated'];

/** Status, owner, offer or queue changed. */
export const hasMoved = (before: Session | null, after: Session): boolean =>
  before?.id !== after.id ||
  before.status !== after.status ||
  ownerOf(before) !== ownerOf(after) ||
  before.transfer?.toAgentId !== after.transfer?.toAgentId ||
  before.groupId !== after.groupId;

/** The owner now and the owner before. */
export const agentsOf = (before: Session | null, after: Session): UserId[] => [
  ...new Set([before && liveOwner(before), liveOwner(after)].filter((userId) => userId !== null)),
];

/** Undefined where the owner did not change, or there is none. */
export function reassignmentOf({ before, after, added }: Change): Reassignment | undefined {
  const fromAgentId = before && before.id === after.id ? liveOwner(before) : null;
  const owner = liveOwner(after);
  const transition = added.findLast(({ event }) => isOwnerEvent(event));
  if (!transition || !after.assignment || owner === null || owner === fromAgentId) return undefined;
  const { senderId: byId, senderName: byName, value: reason } = transition;
  return { fromAgentId, how: after.assignment.how, byId, byName, reason };
}

const liveOwner = (session: Session): UserId | null => (isEnded(session.status) ? null : ownerOf(session));

export function writeTransitionEvents(outbox: Outbox, tx: Tx, change: Change): void {
  const { before, after, added } = change;
  const { tenantId, conversationId: key } = after;
  const session = presentQueueUser(after);
  for (const { event, seq, senderName: byName, value: note } of added) {
    if (event === 'transfer-offered')
      outbox.write(tx, transferOffered, { tenantId, key, payload: { session, seq } });
    const toUserId = ownerOf(after);
    if (event && ASSIGNMENT_EVENTS.includes(event) && toUserId && after.assignment) {
      const payload = { session, toUserId, how: after.assignment.how, byName, note, seq };
      outbox.write(tx, conversationAssigned, { tenantId, key, payload });
    }
    const reason = missedBy(change, event);
    if (reason) outbox.write(tx, visitorMissed, { tenantId, key, payload: { session, reason, seq } });
  }
  const inLine = isInQueue(after);
  const wasInLine = before !== null && isInQueue(before);
  if (wasInLine !== inLine || (inLine && before?.groupId !== after.groupId))
    outbox.write(tx, queueChanged, { tenantId, key, payload: { session, inLine } });
  for (const by of ['visitor', 'agent'] as const) {
    const seq = after[`${by}ReadSeq`];
    if (before?.id === after.id && before[`${by}ReadSeq`] !== seq)
      outbox.write(tx, conversationRead, { tenantId, key, payload: { session, by, seq } });
  }
}

function missedBy({ before, after }: Change, event: SessionEventKind | null): MissedReason | null {
  if (event === 'nobody-came' || event === 'stopped-waiting') return event;
  const gaveUp = event === 'closed' && before?.status === 'UNASSIGNED' && isEnded(after.status);
  // A visitor who left an address is answered by email, so nothing was missed.
  return gaveUp && !after.answersByEmail ? event : null;
}
