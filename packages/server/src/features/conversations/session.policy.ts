/** The life of a session, as a table: what may happen in which state, where it leads, what the timeline tells of it. */
import type { SenderType, SessionEventKind, SessionStatus } from '@parrot/contract/conversations';
import { AppError, type UserId } from '@parrot/contract/core';
import type { Session } from './session.ts';

type Transition = {
  /** `null`: there is no session yet, or the last one is over. */
  from: readonly (SessionStatus | null)[];
  to: SessionStatus;
  tells: SessionEventKind | null;
};

export const TRANSITIONS = {
  started: { from: [null, 'COMPLETED', 'CLOSED'], to: 'INPROGRESS', tells: null },
  personRequested: { from: ['INPROGRESS'], to: 'UNASSIGNED', tells: 'person-requested' },
  taken: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'ASSIGNED', tells: 'taken' },
  /** Whoever had it can work here no more. */
  released: { from: ['ASSIGNED', 'ESCALATED'], to: 'UNASSIGNED', tells: 'released' },
  closed: { from: ['ASSIGNED'], to: 'CLOSED', tells: 'closed' },
  /** Nobody has said a word to the bot for a while. */
  wentQuiet: { from: ['INPROGRESS'], to: 'COMPLETED', tells: 'closed' },
  /** The visitor has had enough, of the bot or of waiting. */
  visitorEnded: { from: ['INPROGRESS', 'UNASSIGNED'], to: 'COMPLETED', tells: 'closed' },
  /** The visitor has had enough while a person was with them. */
  visitorLeft: { from: ['ASSIGNED', 'ESCALATED'], to: 'CLOSED', tells: 'closed' },
  /** The bot has come to the end of what it does. */
  flowEnded: { from: ['INPROGRESS'], to: 'COMPLETED', tells: 'closed' },
  /** The visitor has waited long enough for a person: the bot goes on. */
  nobodyCame: { from: ['UNASSIGNED'], to: 'INPROGRESS', tells: 'nobody-came' },
  /** Nobody ever said a word to the bot: there is nothing to tell of. */
  lapsed: { from: ['INPROGRESS'], to: 'COMPLETED', tells: null },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

const ENDED: readonly SessionStatus[] = ['COMPLETED', 'CLOSED'];
/** Here a person, not the bot, owes the visitor an answer. */
const WITH_PEOPLE: readonly SessionStatus[] = ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'];
const PREVIEW_LENGTH = 200;

export const isEnded = (status: SessionStatus): boolean => ENDED.includes(status);

export function mayHappen(name: TransitionName, status: SessionStatus | null): boolean {
  const { from }: Transition = TRANSITIONS[name];
  return from.includes(status);
}

/** The session after a transition; the agent is the one who takes it, for those transitions that have one. */
export function transitioned(
  session: Session,
  name: Exclude<TransitionName, 'started'>,
  at: Date,
  agent?: { userId: UserId; name: string },
): Session {
  if (!mayHappen(name, session.status))
    throw new Error(`A session that is ${session.status} can't be ${name}.`);
  const status = TRANSITIONS[name].to;
  // Whatever the bot was about to do by itself, this comes first.
  const moved: Session = { ...session, status, resumeAt: null };
  if (agent) Object.assign(moved, { agentId: agent.userId, agentName: agent.name });
  if (isEnded(status)) return { ...moved, endedAt: at, waitingSince: null, unreadCount: 0 };
  if (status === 'INPROGRESS') return { ...moved, waitingSince: null };
  if (status !== 'UNASSIGNED') return moved;
  const nobodys = { agentId: null, agentName: null, escalatedAgentId: null, escalatedAgentName: null };
  // Whoever waited for an answer before goes on waiting since then.
  return { ...moved, ...nobodys, waitingSince: session.waitingSince ?? at };
}

/** What a message changes of the row that lists show. Events are told in the timeline only. */
export function withMessage(
  session: Session,
  message: { seq: number; value: string; userType: SenderType },
  at: Date,
): Session {
  const { seq, value, userType } = message;
  const after: Session = {
    ...session,
    lastMessageSeq: seq,
    lastMessageValue: preview(value),
    lastMessageBy: userType,
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
  if (session.agentId === null)
    throw new AppError('conflict', { message: 'Please take this conversation first.' });
  if (session.agentId !== userId) throw takenByOther(session);
}

export const takenByOther = ({ agentName }: Pick<Session, 'agentName'>): AppError =>
  new AppError('taken_by_other', agentName ? { message: `${agentName} has this conversation already.` } : {});

const preview = (value: string): string => Array.from(value).slice(0, PREVIEW_LENGTH).join('');
