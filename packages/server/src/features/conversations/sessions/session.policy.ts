/**
 * The transitions of a session as a table: from which statuses, to which status, with which timeline event.
 */
import type { Assignment, Message, SessionEventKind, SessionStatus } from '@parrot/contract/conversations';
import { AppError, type UserId } from '@parrot/contract/core';
import { whisperAfter } from './bot-whisper.policy.ts';
import type { Session } from './session.ts';

type Transition = {
  /** `null`: there is no session yet, or the last one has ended. */
  from: readonly (SessionStatus | null)[];
  to: SessionStatus;
  event: SessionEventKind | null;
};

export const TRANSITIONS = {
  started: { from: [null, 'COMPLETED', 'CLOSED'], to: 'INPROGRESS', event: null },
  agentRequested: { from: ['INPROGRESS'], to: 'UNASSIGNED', event: 'person-requested' },
  /** An agent answers by email: the bot does not run past the plan's daily limit. */
  leftEmail: { from: ['INPROGRESS'], to: 'UNASSIGNED', event: 'left-email' },
  taken: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'ASSIGNED', event: 'taken' },
  /** Assigned by the rule of the app or by a supervisor. */
  assigned: { from: ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'assigned' },
  /** Another agent accepted the offer. */
  transferred: { from: ['ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'transferred' },
  /** A supervisor takes it from an agent. */
  takenOver: { from: ['ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'taken' },
  escalated: { from: ['ASSIGNED'], to: 'ESCALATED', event: 'escalated' },
  returnedToBot: { from: ['ASSIGNED', 'ESCALATED'], to: 'INPROGRESS', event: 'back-to-bot' },
  /** The owner lost access or was offline for too long. */
  released: { from: ['ASSIGNED', 'ESCALATED'], to: 'UNASSIGNED', event: 'released' },
  /** To the queue of a group; its event names the group. */
  movedToGroup: { from: ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'], to: 'UNASSIGNED', event: null },
  closed: { from: ['ASSIGNED', 'ESCALATED'], to: 'CLOSED', event: 'closed' },
  /** The agent who reopens it becomes its owner. */
  reopened: { from: ['CLOSED'], to: 'ASSIGNED', event: 'reopened' },
  /** No message for as long as the app waits. */
  inactive: { from: ['INPROGRESS'], to: 'COMPLETED', event: 'closed' },
  /** Ended by the visitor, with the bot or while waiting. */
  visitorEnded: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'COMPLETED', event: 'closed' },
  /** Ended by the visitor while an agent had it, or the visitor stayed offline. */
  visitorLeft: { from: ['ASSIGNED', 'ESCALATED'], to: 'CLOSED', event: 'closed' },
  /** The flow has ended. */
  flowEnded: { from: ['INPROGRESS'], to: 'COMPLETED', event: 'closed' },
  /** The visitor waited as long as the flow allows; the bot continues. */
  noAgentCame: { from: ['UNASSIGNED'], to: 'INPROGRESS', event: 'nobody-came' },
  /** The visitor stopped waiting and continues with the bot. */
  stoppedWaiting: { from: ['UNASSIGNED'], to: 'INPROGRESS', event: 'stopped-waiting' },
  /** The visitor never wrote anything, so there is no event. */
  lapsed: { from: ['INPROGRESS'], to: 'COMPLETED', event: null },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

const ENDED: readonly SessionStatus[] = ['COMPLETED', 'CLOSED'];
/** An agent, not the bot, owes the visitor an answer. */
const WITH_PEOPLE: readonly SessionStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'];
const PREVIEW_LENGTH = 200;

export const isEnded = (status: SessionStatus): boolean => ENDED.includes(status);

export function canTransition(name: TransitionName, status: SessionStatus | null): boolean {
  const { from }: Transition = TRANSITIONS[name];
  return from.includes(status);
}

/** The new owner of a session, and how it was assigned. */
export type NewOwner = { userId: UserId; name: string; assignment?: Assignment };

const UNOWNED = {
  agentId: null,
  agentName: null,
  escalatedAgentId: null,
  escalatedAgentName: null,
  assignment: null as Session['assignment'],
} satisfies Partial<Session>;

const NO_QUEUE = { groupId: null, ruleId: null } satisfies Partial<Session>;

/** The session after a transition; `to` is its new owner, for transitions that have one. */
export function transitioned(
  session: Session,
  name: Exclude<TransitionName, 'started'>,
  at: Date,
  to?: NewOwner,
): Session {
  if (!canTransition(name, session.status))
    throw new Error(`session is ${session.status}: transition ${name} is not allowed`);
  const status = TRANSITIONS[name].to;
  const whisper = whisperAfter(session.whisper, name, to?.name);
  // A transition cancels what the bot would resume or answer, and what is offered to another agent.
  const ended = { ...session, status, resumeAt: null, transfer: null, whisper };
  if (isEnded(status)) return { ...ended, endedAt: at, waitingSince: null, unreadCount: 0 };
  // The quality score is set again at the end; the visitor's rating stays.
  const moved: Session = { ...ended, endedAt: null, qualityScore: null };
  // Its group may be deleted by now; if it waits again, the rules decide again.
  if (name === 'reopened') Object.assign(moved, NO_QUEUE);
  if (status === 'INPROGRESS') return { ...moved, ...UNOWNED, ...NO_QUEUE, waitingSince: null };
  // A visitor who waited for an answer before keeps the start of the wait.
  if (status === 'UNASSIGNED') return { ...moved, ...UNOWNED, waitingSince: session.waitingSince ?? at };
  return to ? { ...moved, ...ownedBy(to, status) } : moved;
}

/** The agent who escalated a session stays named next to its owner. */
function ownedBy({ userId, name, ...rest }: NewOwner, status: SessionStatus): Partial<Session> {
  const assignment = rest.assignment ?? null;
  if (status === 'ESCALATED') return { escalatedAgentId: userId, escalatedAgentName: name, assignment };
  return { ...UNOWNED, agentId: userId, agentName: name, assignment };
}

/** The agent who has the session now; null where none does. */
export function ownerOf(session: Pick<Session, 'status' | 'agentId' | 'escalatedAgentId'>): UserId | null {
  return session.status === 'ESCALATED' ? session.escalatedAgentId : session.agentId;
}

/** The session after a message, as lists show it. Events do not change it. */
export function withMessage(
  session: Session,
  message: Pick<Message, 'seq' | 'value' | 'userType' | 'senderId' | 'senderName'>,
  at: Date,
): Session {
  const { seq, value, userType, senderId, senderName } = message;
  const after: Session = {
    ...session,
    lastMessageSeq: seq,
    lastMessageValue: preview(value),
    lastMessageBy: userType,
    lastSenderId: senderId,
    lastSenderName: senderName,
    lastMessageAt: at,
  };
  if (userType === 'agent') return { ...after, unreadCount: 0, waitingSince: null };
  if (userType !== 'visitor') return after;
  const waits = WITH_PEOPLE.includes(session.status);
  return {
    ...after,
    unreadCount: session.unreadCount + 1,
    waitingSince: session.waitingSince ?? (waits ? at : null),
  };
}

/** Only the owner of a session may write in it, close it or mark it as read. */
export function requireOwner(session: Session, userId: UserId): void {
  if (isEnded(session.status)) throw new AppError('conversation_over');
  const holder = ownerOf(session);
  if (holder === null) throw new AppError('conflict', { message: 'Take this conversation first.' });
  if (holder !== userId) throw takenByOther(session);
}

export function takenByOther(
  session: Pick<Session, 'status' | 'agentName' | 'escalatedAgentName'>,
): AppError {
  const name = session.status === 'ESCALATED' ? session.escalatedAgentName : session.agentName;
  return new AppError('taken_by_other', name ? { message: `${name} already has this conversation.` } : {});
}

const preview = (value: string): string =>
  value.length <= PREVIEW_LENGTH ? value : Array.from(value).slice(0, PREVIEW_LENGTH).join('');
