import { SESSION_STATUSES, type SessionStatus } from '@parrot/contract/conversations';
import { AppError, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import {
  canTransition,
  isEnded,
  ownerOf,
  requireOwner,
  TRANSITIONS,
  type TransitionName,
  transitioned,
  withMessage,
} from './session.policy.ts';
import type { Session } from './session.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-01T10:05:00Z');
const ANN = { userId: newId('usr'), name: 'Ann' };
const BEN = { userId: newId('usr'), name: 'Ben' };
const OFFER = {
  toAgentId: BEN.userId,
  toAgentName: 'Ben',
  byAgentId: ANN.userId,
  byAgentName: 'Ann',
  note: '',
  until: LATER.toISOString(),
};

const session = (changes: Partial<Session> = {}): Session => ({
  id: newId('uss'),
  tenantId: newId('ten'),
  appId: newId('app'),
  appName: 'Helper',
  conversationId: newId('cnv'),
  visitorId: newId('vis'),
  visitorName: 'Visitor 4821',
  versionId: newId('ver'),
  status: 'INPROGRESS',
  agentId: null,
  agentName: null,
  escalatedAgentId: null,
  escalatedAgentName: null,
  flowState: null,
  handledSeq: 0,
  lastMessageSeq: null,
  lastMessageValue: null,
  lastMessageBy: null,
  lastSenderId: '',
  lastSenderName: '',
  lastMessageAt: AT,
  unreadCount: 0,
  waitingSince: null,
  visitorLeftAt: null,
  startedAt: AT,
  endedAt: null,
  isVerified: false,
  email: '',
  language: '',
  rating: null,
  ratingComment: '',
  ratedAt: null,
  resumeAt: null,
  transfer: null,
  groupId: null,
  ruleId: null,
  assignment: null,
  visitorReadSeq: 0,
  agentReadSeq: 0,
  answersByEmail: false,
  countedAt: null,
  overLimit: false,
  qualityScore: null,
  whisper: null,
  answerEmail: '',
  mailedSeq: 0,
  mailedAt: null,
  ...changes,
});

/** Written from the specification, independently of the code's table. */
const ALLOWED: Record<TransitionName, (SessionStatus | null)[]> = {
  started: [null, 'COMPLETED', 'CLOSED'],
  agentRequested: ['INPROGRESS'],
  leftEmail: ['INPROGRESS'],
  taken: ['INPROGRESS', 'UNASSIGNED'],
  assigned: ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'],
  transferred: ['ASSIGNED', 'ESCALATED'],
  movedToGroup: ['UNASSIGNED', 'ASSIGNED', 'ESCALATED'],
  takenOver: ['ASSIGNED', 'ESCALATED'],
  escalated: ['ASSIGNED'],
  returnedToBot: ['ASSIGNED', 'ESCALATED'],
  released: ['ASSIGNED', 'ESCALATED'],
  closed: ['ASSIGNED', 'ESCALATED'],
  reopened: ['CLOSED'],
  inactive: ['INPROGRESS'],
  visitorEnded: ['INPROGRESS', 'UNASSIGNED'],
  visitorLeft: ['ASSIGNED', 'ESCALATED'],
  flowEnded: ['INPROGRESS'],
  noAgentCame: ['UNASSIGNED'],
  stoppedWaiting: ['UNASSIGNED'],
  lapsed: ['INPROGRESS'],
};
/** Statuses without an agent. */
const NOBODYS: SessionStatus[] = ['INPROGRESS', 'UNASSIGNED', 'COMPLETED'];
/** Transitions with a new owner. */
const GIVING: TransitionName[] = ['taken', 'assigned', 'transferred', 'takenOver', 'escalated', 'reopened'];
const NAMES = Object.keys(TRANSITIONS) as TransitionName[];
const MOVES = NAMES.filter((name) => name !== 'started');

describe('the state table', () => {
  test('every transition is allowed exactly from the statuses that the specification names [DSK-09]', () => {
    for (const name of NAMES)
      for (const status of [null, ...SESSION_STATUSES])
        expect([name, status, canTransition(name, status)]).toEqual([
          name,
          status,
          ALLOWED[name].includes(status),
        ]);
  });

  test('any sequence of transitions leaves a session in a consistent state [DSK-09]', () => {
    const goOn = (before: Session, moves: number): void => {
      for (const name of MOVES) {
        if (!canTransition(name, before.status)) {
          expect(() => transitioned(before, name, LATER, ANN)).toThrow();
          continue;
        }
        const to = GIVING.includes(name) ? (ownerOf(before) === ANN.userId ? BEN : ANN) : undefined;
        const now = transitioned(before, name, LATER, to);
        expect(now.status).toBe(TRANSITIONS[name].to);
        expect(isEnded(before.status)).toBe(name === 'reopened');
        expect(now.endedAt === null).toBe(!isEnded(now.status));
        expect(now.agentId === null).toBe(NOBODYS.includes(now.status));
        if (!isEnded(now.status)) expect(now.escalatedAgentId === null).toBe(now.status !== 'ESCALATED');
        if (to) expect(ownerOf(now)).toBe(to.userId);
        // The agent who escalated it stays named next to its owner.
        if (name === 'escalated') expect(now.agentId).toBe(before.agentId);
        expect(now.transfer).toBeNull();
        if (now.status === 'UNASSIGNED') expect(now.waitingSince).toEqual(LATER);
        if (isEnded(now.status) || now.status === 'INPROGRESS') expect(now.waitingSince).toBeNull();
        expect(now.resumeAt).toBeNull();
        if (moves > 1) goOn({ ...now, resumeAt: LATER, transfer: OFFER }, moves - 1);
      }
    };
    goOn(session({ resumeAt: LATER, transfer: OFFER }), 4);
  });
});

test('a visitor who is released by an agent waits since their last message, or else from now on', () => {
  const agent = { agentId: ANN.userId, agentName: 'Ann', escalatedAgentId: ANN.userId };
  const waiting = session({ status: 'ASSIGNED', ...agent, waitingSince: AT });
  const nobodys = { agentId: null, agentName: null, escalatedAgentId: null, escalatedAgentName: null };
  expect(transitioned(waiting, 'released', LATER)).toMatchObject({ ...nobodys, waitingSince: AT });
  const answered = { ...waiting, waitingSince: null };
  expect(transitioned(answered, 'released', LATER)).toMatchObject({ ...nobodys, waitingSince: LATER });
});

describe('what a message changes in the lists', () => {
  const message = (userType: 'visitor' | 'bot' | 'agent', value = 'Hello') => ({
    ...{ seq: 7, value, userType },
    senderId: newId('usr'),
    senderName: 'Somebody',
  });

  test("a visitor's message counts as unread; an agent's answer clears that and the waiting time [DSK-07]", () => {
    const waiting = withMessage(
      session({ status: 'ASSIGNED', agentId: ANN.userId }),
      message('visitor'),
      LATER,
    );
    expect(waiting).toMatchObject({
      unreadCount: 1,
      waitingSince: LATER,
      lastMessageBy: 'visitor',
      lastMessageAt: LATER,
    });
    expect(withMessage(waiting, message('agent'), LATER)).toMatchObject({
      unreadCount: 0,
      waitingSince: null,
    });
  });

  test('no visitor waits for an agent while the bot answers', () => {
    const asked = withMessage(session(), message('visitor'), LATER);
    expect(asked).toMatchObject({ unreadCount: 1, waitingSince: null });
    expect(withMessage(asked, message('bot'), LATER)).toMatchObject({ unreadCount: 1, waitingSince: null });
  });

  test('a visitor who waits already keeps the start of the wait', () => {
    const waiting = session({ status: 'UNASSIGNED', waitingSince: AT });
    expect(withMessage(waiting, message('visitor'), LATER).waitingSince).toEqual(AT);
  });

  test('lists show the beginning of a long message without splitting a character', () => {
    const { lastMessageValue } = withMessage(session(), message('visitor', '🦜'.repeat(300)), LATER);
    expect(lastMessageValue).toBe('🦜'.repeat(200));
  });
});

test('only the owner of a conversation may act in it, and other agents get the reason [DSK-09]', () => {
  const codeOf = (given: Session, userId = ANN.userId) => {
    try {
      requireOwner(given, userId);
      return 'fine';
    } catch (error) {
      return error instanceof AppError ? `${error.code}: ${error.message}` : String(error);
    }
  };
  const assigned = session({ status: 'ASSIGNED', agentId: ANN.userId, agentName: 'Ann' });
  expect(codeOf(assigned)).toBe('fine');
  expect(codeOf(assigned, newId('usr'))).toBe('taken_by_other: Ann already has this conversation.');
  expect(codeOf(session())).toBe('conflict: Take this conversation first.');
  expect(codeOf({ ...assigned, status: 'CLOSED' })).toBe('conversation_over: This conversation is closed.');
});
