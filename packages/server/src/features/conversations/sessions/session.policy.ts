/** The life of a session, as a table: what may happen in which state, where it leads, what the timeline event of it. */
import type { Assignment, Message, SessionEventKind, SessionStatus } from '@parrot/contract/conversations';
import { AppError, type UserId } from '@parrot/contract/core';
import type { Session } from './session.ts';

type Transition = {
  /** `null`: there is no session yet, or the last one is over. */
  from: readonly (SessionStatus | null)[];
  to: SessionStatus;
  event: SessionEventKind | null;
};

export const TRANSITIONS = {
  started: { from: [null, 'COMPLETED', 'CLOSED'], to: 'INPROGRESS', event: null },
  agentRequested: { from: ['INPROGRESS'], to: 'UNASSIGNED', event: 'person-requested' },
  taken: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'ASSIGNED', event: 'taken' },
  /** Given to an agent, by the rule of the app or by a supervisor. */
  assigned: { from: ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'assigned' },
  /** A colleague has accepted what was offered. */
  transferred: { from: ['ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'transferred' },
  /** A supervisor takes it from a colleague. */
  takenOver: { from: ['ASSIGNED', 'ESCALATED'], to: 'ASSIGNED', event: 'taken' },
  escalated: { from: ['ASSIGNED'], to: 'ESCALATED', event: 'escalated' },
  returnedToBot: { from: ['ASSIGNED', 'ESCALATED'], to: 'INPROGRESS', event: 'back-to-bot' },
  /** Whoever had it can work here no more, or was gone for too long. */
  released: { from: ['ASSIGNED', 'ESCALATED'], to: 'UNASSIGNED', event: 'released' },
  closed: { from: ['ASSIGNED', 'ESCALATED'], to: 'CLOSED', event: 'closed' },
  /** Closed too early: whoever opens it again has it. */
  reopened: { from: ['CLOSED'], to: 'ASSIGNED', event: 'reopened' },
  /** Nobody has said a word to the bot for a while. */
  inactive: { from: ['INPROGRESS'], to: 'COMPLETED', event: 'closed' },
  /** The visitor has had enough, of the bot or of waiting. */
  visitorEnded: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'COMPLETED', event: 'closed' },
  /** The visitor has had enough while a person was with them, or is gone for good. */
  visitorLeft: { from: ['ASSIGNED', 'ESCALATED'], to: 'CLOSED', event: 'closed' },
  /** The bot has come to the end of what it does. */
  flowEnded: { from: ['INPROGRESS'], to: 'COMPLETED', event: 'closed' },
  /** The visitor has waited long enough for a person: the bot goes on. */
  noAgentCame: { from: ['UNASSIGNED'], to: 'INPROGRESS', event: 'nobody-came' },
  /** The visitor would rather go on with the bot. */
  stoppedWaiting: { from: ['UNASSIGNED'], to: 'INPROGRESS', event: 'stopped-waiting' },
  /** Nobody ever said a word to the bot: there is nothing to tell of. */
  lapsed: { from: ['INPROGRESS'], to: 'COMPLETED', event: null },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

const ENDED: readonly SessionStatus[] = ['COMPLETED', 'CLOSED'];
/** Here a person, not the bot, owes the visitor an answer. */
const WITH_PEOPLE: readonly SessionStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'];
const PREVIEW_LENGTH = 200;

export const isEnded = (status: SessionStatus): boolean => ENDED.includes(status);

export function canTransition(name: TransitionName, status: SessionStatus | null): boolean {
  const { from }: Transition = TRANSITIONS[name];
  return from.includes(status);
}

/** Who has a conversation from now on, and why it is them. */
export type NewOwner = { userId: UserId; name: string; assignment?: Assignment };

const UNOWNED = {
  agentId: null,
  agentName: null,
  escalatedAgentId: null,
  escalatedAgentName: null,
  assignment: null as Session['assignment'],
} satisfies Partial<Session>;

/** The session after a transition; `to` is who has it from then on, for those transitions that give it to somebody. */
export function transitioned(
  session: Session,
  name: Exclude<TransitionName, 'started'>,
  at: Date,
  to?: NewOwner,
): Session {
  if (!canTransition(name, session.status))
    throw new Error(`A session that is ${session.status} can't be ${name}.`);
  const status = TRANSITIONS[name].to;
  // Whatever the bot was about to do by itself, or was offered to a colleague, this comes first.
  const ended = { ...session, status, resumeAt: null, transfer: null };
  if (isEnded(status)) return { ...ended, endedAt: at, waitingSince: null, unreadCount: 0 };
  // How well it went is only known once it is over; what the visitor thought of it stays.
  const moved: Session = { ...ended, endedAt: null, qualityScore: null };
  if (status === 'INPROGRESS') return { ...moved, ...UNOWNED, waitingSince: null };
  // Whoever waited for an answer before goes on waiting since then.
  if (status === 'UNASSIGNED') return { ...moved, ...UNOWNED, waitingSince: session.waitingSince ?? at };
  return to ? { ...moved, ...ownedBy(to, status) } : moved;
}

/** Whoever escalated a conversation stays named beside the one who has it now. */
function ownedBy({ userId, name, ...rest }: NewOwner, status: SessionStatus): Partial<Session> {
  const assignment = rest.assignment ?? null;
  if (status === 'ESCALATED') return { escalatedAgentId: userId, escalatedAgentName: name, assignment };
  return { ...UNOWNED, agentId: userId, agentName: name, assignment };
}

/** Who has the conversation now; null where nobody does. */
export function ownerOf(session: Pick<Session, 'status' | 'agentId' | 'escalatedAgentId'>): UserId | null {
  return session.status === 'ESCALATED' ? session.escalatedAgentId : session.agentId;
}

/** What a message changes of the row that lists show. Events are told in the timeline only. */
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

/** Only the agent who has a conversation may write in it, close it or mark it as read. */
export function requireOwner(session: Session, userId: UserId): void {
  if (isEnded(session.status)) throw new AppError('conversation_over');
  const holder = ownerOf(session);
  if (holder === null) throw new AppError('conflict', { message: 'Please take this conversation first.' });
  if (holder !== userId) throw takenByOther(session);
}

export function takenByOther(
  session: Pick<Session, 'status' | 'agentName' | 'escalatedAgentName'>,
): AppError {
  const name = session.status === 'ESCALATED' ? session.escalatedAgentName : session.agentName;
  return new AppError('taken_by_other', name ? { message: `${name} has this conversation already.` } : {});
}

const preview = (value: string): string => Array.from(value).slice(0, PREVIEW_LENGTH).join('');
