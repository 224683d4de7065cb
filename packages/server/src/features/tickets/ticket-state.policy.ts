/** The state of a ticket, derived from its session. */
import type { SessionEventKind, SessionStatus } from '@parrot/contract/conversations';
import { LIMITS, truncateText, type UserId } from '@parrot/contract/core';
import type { TicketStatus } from '@parrot/contract/tickets';

/** Events that hand a conversation to agents. */
const HANDOVER_EVENTS: readonly SessionEventKind[] = ['person-requested', 'taken', 'assigned', 'escalated'];
/** If one of these is the last transition, the visitor is waiting. */
const WAITING_EVENTS: readonly SessionEventKind[] = ['person-requested', 'released', 'moved-to-group'];
const MIN_SUBJECT_TERMS = 3;
/** The visitor's first texts, of which one becomes the subject. */
export const TEXTS_FOR_SUBJECT = 5;

export const needsTicket = (events: readonly SessionEventKind[]): boolean =>
  events.some((event) => HANDOVER_EVENTS.includes(event));

export type TicketState = { status: TicketStatus; assigneeId: UserId | null };

/** `events` of the session in order; `owner` is the agent who has it or had it when it ended. */
export function ticketStateFrom(
  session: { status: SessionStatus; owner: UserId | null },
  events: readonly SessionEventKind[],
): TicketState {
  const isOver = session.status === 'CLOSED' || session.status === 'COMPLETED';
  return {
    // A visitor who left while waiting was not helped: the ticket stays open.
    status: isOver && !endedWaiting(events) ? 'solved' : 'open',
    assigneeId: session.owner,
  };
}

function endedWaiting(events: readonly SessionEventKind[]): boolean {
  const transitions = events.filter((event) => event !== 'closed' && event !== 'left-email');
  const last = transitions.at(-1);
  return last !== undefined && WAITING_EVENTS.includes(last);
}

/** The visitor's first text that is longer than a greeting. */
export function subjectFrom(visitorTexts: readonly string[]): string {
  const lines = visitorTexts
    .map((text) => truncateText(text, LIMITS.ticketSubject))
    .filter((line) => line !== '');
  return lines.find((line) => line.split(' ').length >= MIN_SUBJECT_TERMS) ?? lines[0] ?? '';
}
