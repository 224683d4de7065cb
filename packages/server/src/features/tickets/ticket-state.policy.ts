/** What a ticket says of itself, by what happened in the conversation it is of. */
import type { SessionEventKind, SessionStatus } from '@parrot/contract/conversations';
import { LIMITS, singleLine, type UserId } from '@parrot/contract/core';
import type { TicketStatus } from '@parrot/contract/tickets';

/** With these a conversation has gone to people. */
const HANDOVER_EVENTS: readonly SessionEventKind[] = ['person-requested', 'taken', 'assigned', 'escalated'];
/** After these, and nothing else since, somebody waits in vain if the conversation ends. */
const WAITING_EVENTS: readonly SessionEventKind[] = ['person-requested', 'released'];
const MIN_SUBJECT_TERMS = 3;

export const needsTicket = (events: readonly SessionEventKind[]): boolean =>
  events.some((event) => HANDOVER_EVENTS.includes(event));

export type TicketState = { status: TicketStatus; assigneeId: UserId | null };

/** `events` are those of the session, in order; `holder` is who has it, or had it when it ended. */
export function ticketStateFrom(
  session: { status: SessionStatus; holder: UserId | null },
  events: readonly SessionEventKind[],
): TicketState {
  const isOver = session.status === 'CLOSED' || session.status === 'COMPLETED';
  return {
    // Whoever left while nobody had come was not helped: that stays to be done.
    status: isOver && !endedWaiting(events) ? 'solved' : 'open',
    assigneeId: session.holder,
  };
}

function endedWaiting(events: readonly SessionEventKind[]): boolean {
  const transitions = events.filter((event) => event !== 'closed' && event !== 'left-email');
  const last = transitions.at(-1);
  return last !== undefined && WAITING_EVENTS.includes(last);
}

/** What it is about: the first words of the visitor that are more than a greeting. */
export function subjectFrom(visitorTexts: readonly string[]): string {
  const lines = visitorTexts
    .map((text) => singleLine(text, LIMITS.ticketSubject))
    .filter((line) => line !== '');
  return lines.find((line) => line.split(' ').length >= MIN_SUBJECT_TERMS) ?? lines[0] ?? '';
}
