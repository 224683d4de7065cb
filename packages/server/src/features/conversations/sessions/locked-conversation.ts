/**
 * A conversation under its lock: changes are collected in memory and stored at the end of the unit of work.
 */
import type { CallEntry, Message, SessionEventKind } from '@parrot/contract/conversations';
import { type GroupId, type MsgId, newId, type VersionId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import type { OutboundEffect } from '../bot/bot.ts';
import { type MessageRow, presentMessage } from '../conversations.present.ts';
import type { Conversation } from './conversation.repository.ts';
import type { DeskState } from './desk-state.ts';
import {
  canTransition,
  type NewOwner,
  TRANSITIONS,
  type TransitionName,
  transitioned,
  withMessage,
} from './session.policy.ts';
import type { Session } from './session.ts';

type Draft = Pick<MessageRow, 'msgId' | 'userType' | 'senderId' | 'senderName' | 'value'> &
  Partial<Pick<MessageRow, 'attachment' | 'suggestions' | 'trace' | 'files' | 'extras'>>;
type Actor = { id: string; name: string };
type Updatable =
  | 'flowState'
  | 'handledSeq'
  | 'unreadCount'
  | 'resumeAt'
  | 'rating'
  | 'ratingComment'
  | 'ratedAt'
  | 'transfer'
  | 'whisper'
  | 'groupId'
  | 'ruleId'
  | 'visitorReadSeq'
  | 'agentReadSeq'
  | 'answersByEmail'
  | 'answerEmail'
  /** The visitor's email address: part of the session in memory, stored with the visitor. */
  | 'email'
  | 'mailedSeq'
  | 'mailedAt'
  | 'qualityScore'
  | 'visitorLeftAt';
/** Shown in the timeline with an event: the agent it concerns, the reason, and the result of a call. */
type EventDetails = { target?: string; reason?: string; call?: CallEntry };

export type LockedConversation = {
  readonly now: Date;
  readonly conversation: Conversation;
  /** The open session, or the last one; null before the first. */
  readonly session: Session | null;
  /** The message that is stored already with the msgId of the one to be added. */
  readonly stored: Message | undefined;
  /** Whether the bot has not handled all stored messages of the visitor in the session. */
  readonly hasUnhandled: boolean;
  /** As the session sees it, which must have started. */
  readDesk(): Promise<DeskState>;
  add(draft: Draft): Message;
  start(versionId: VersionId): void;
  /** Without counting it: past the plan's daily limit the session is `overLimit` and the bot must not run. */
  checkLimit(): Promise<void>;
  /**
   * Counts the session against the plan's daily limit, once, when the visitor acts. Past the limit it becomes
   * `overLimit`; on a new day, or after an upgrade, the bot can run again.
   */
  admit(): Promise<boolean>;
  /** `to` is the new owner, for transitions that have one. */
  transition(name: Exclude<TransitionName, 'started'>, by: Actor, to?: NewOwner, reason?: string): Session;
  /** Puts the session into the queue of a group; the visitor waits, or waits on. */
  moveToGroup(group: { id: GroupId; name: string }, by: Actor, reason: string): Session;
  /** Adds an event to the timeline without a transition. */
  addEvent(event: SessionEventKind, by: Actor, details?: EventDetails): MsgId;
  update(changes: Partial<Pick<Session, Updatable>>): void;
  /** What bots have stored about the visitor. */
  readonly visitorValues: Values;
  setVisitorValues(values: Values): void;
  /** Requests an outbound effect, performed after the commit. */
  requestEffect(effect: OutboundEffect): void;
};

type LockedState = Pick<
  LockedConversation,
  'conversation' | 'session' | 'now' | 'stored' | 'hasUnhandled'
> & {
  readDesk(session: Session): Promise<DeskState>;
  /** False past the plan's daily limit. */
  countSession(): Promise<boolean>;
  /** Whether another session could be counted now. */
  hasCapacity(): Promise<boolean>;
};

/** `added` and `effects` are stored once the work is done. */
export function createLockedConversation({
  conversation,
  session: before,
  now,
  stored,
  hasUnhandled,
  readDesk,
  countSession,
  hasCapacity,
}: LockedState): {
  locked: LockedConversation;
  added: MessageRow[];
  effects: OutboundEffect[];
} {
  const added: MessageRow[] = [];
  const effects: OutboundEffect[] = [];
  let session = before;
  let visitorValues = conversation.flowValues;

  const current = (): Session => {
    if (!session) throw new Error('conversation has no session');
    return session;
  };
  const append = (row: Pick<MessageRow, 'msgType' | 'event'> & Draft): MessageRow => {
    const stored: MessageRow = {
      attachment: null,
      suggestions: [],
      trace: null,
      files: [],
      extras: {},
      thumb: null,
      ...row,
      tenantId: conversation.tenantId,
      conversationId: conversation.id,
      seq: conversation.lastSeq + added.length + 1,
      sessionId: current().id,
      createdAt: now,
    };
    added.push(stored);
    return stored;
  };

  const locked: LockedConversation = {
    conversation,
    now,
    get session() {
      return session;
    },
    stored,
    hasUnhandled,
    readDesk: () => readDesk(current()),
    add(draft) {
      const fromPerson = draft.userType !== 'bot' && draft.files?.length;
      const row = append({ ...draft, msgType: fromPerson ? 'fileUpload' : 'text', event: null });
      session = withMessage(current(), { ...row, value: row.value || fileNames(row) }, now);
      return presentMessage(row);
    },
    start(versionId) {
      if (!canTransition('started', session?.status ?? null))
        throw new Error('conversation has an open session');
      session = newSession(conversation, versionId, now);
    },
    async checkLimit() {
      session = { ...current(), overLimit: !(await hasCapacity()) };
    },
    async admit() {
      if (current().countedAt) return true;
      const isCounted = await countSession();
      session = { ...current(), overLimit: !isCounted, countedAt: isCounted ? now : null };
      return isCounted;
    },
    transition(name, by, to, reason = '') {
      const moved = transitioned(current(), name, now, to);
      session = moved;
      const event = TRANSITIONS[name].event;
      if (event)
        locked.addEvent(event, by, { reason, ...(to && to.userId !== by.id ? { target: to.name } : {}) });
      return moved;
    },
    moveToGroup(group, by, reason) {
      const moved = { ...transitioned(current(), 'movedToGroup', now), groupId: group.id, ruleId: null };
      session = moved;
      locked.addEvent('moved-to-group', by, { target: group.name, reason });
      return moved;
    },
    addEvent(event, { id, name }, { target, reason = '', call } = {}) {
      const { msgId } = append({
        msgId: newId('msg'),
        msgType: 'event',
        event,
        userType: 'system',
        senderId: id,
        senderName: name,
        value: reason,
        extras: { ...(target ? { eventTarget: target } : {}), ...(call ? { call } : {}) },
      });
      // A new object, so that a conversation with only an event is stored, too.
      session = { ...current() };
      return msgId;
    },
    update(changes) {
      session = { ...current(), ...changes };
    },
    get visitorValues() {
      return visitorValues;
    },
    setVisitorValues(values) {
      visitorValues = values;
    },
    requestEffect(effect) {
      effects.push(effect);
    },
  };
  return { locked, added, effects };
}

/** Shown in lists for a message without text. */
const fileNames = ({ files }: MessageRow): string => files.map(({ name }) => name).join(', ');

const newSession = (conversation: Conversation, versionId: VersionId, now: Date): Session => ({
  id: newId('uss'),
  tenantId: conversation.tenantId,
  appId: conversation.appId,
  appName: conversation.appName,
  conversationId: conversation.id,
  visitorId: conversation.visitorId,
  visitorName: conversation.visitorName,
  isVerified: conversation.isVerified,
  email: conversation.email,
  language: conversation.language,
  versionId,
  status: TRANSITIONS.started.to,
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
  lastMessageAt: now,
  unreadCount: 0,
  waitingSince: null,
  visitorLeftAt: null,
  startedAt: now,
  endedAt: null,
  rating: null,
  ratingComment: '',
  ratedAt: null,
  resumeAt: null,
  transfer: null,
  whisper: null,
  groupId: null,
  ruleId: null,
  assignment: null,
  visitorReadSeq: 0,
  agentReadSeq: 0,
  answersByEmail: false,
  countedAt: null,
  overLimit: false,
  qualityScore: null,
  answerEmail: '',
  mailedSeq: 0,
  mailedAt: null,
});
