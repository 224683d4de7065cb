/** One conversation while it is worked on: in memory, every message with the next number. Pure but for what it asks the store. */
import type { Message } from '@parrot/contract/conversations';
import { type MsgId, newId, type UserId, type VersionId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import type { Errand } from './bot.ts';
import { type MessageRow, presentMessage } from './conversations.present.ts';
import type { Conversation } from './conversations.repository.ts';
import { mayHappen, TRANSITIONS, type TransitionName, transitioned, withMessage } from './session.policy.ts';
import type { Session } from './session.ts';

type Draft = Pick<MessageRow, 'msgId' | 'userType' | 'senderId' | 'senderName' | 'value'> &
  Partial<Pick<MessageRow, 'attachment' | 'suggestions' | 'trace' | 'files' | 'extras'>>;
type Actor = { id: string; name: string };
type Noted = 'flowState' | 'handledSeq' | 'unreadCount' | 'resumeAt' | 'rating' | 'ratingComment' | 'ratedAt';

export type Thread = {
  readonly now: Date;
  readonly conversation: Conversation;
  /** The session under way, or the last one; null before the first. */
  readonly session: Session | null;
  /** What was stored under this msgId before. */
  find(msgId: MsgId): Promise<Message | undefined>;
  /** Whether somebody could come to the desk now. */
  peopleAreThere(): Promise<boolean>;
  add(draft: Draft): Message;
  start(versionId: VersionId): void;
  /** `agent` is who has the conversation from now on, where the move gives it to somebody. */
  move(
    name: Exclude<TransitionName, 'started'>,
    by: Actor,
    agent?: { userId: UserId; name: string },
  ): Session;
  note(notes: Partial<Pick<Session, Noted>>): void;
  /** What bots remember of the visitor. */
  readonly visitorValues: Values;
  remember(values: Values): void;
  /** Has something done outside, once all of this is stored. */
  send(errand: Errand): void;
};

type Beginning = Pick<Thread, 'conversation' | 'session' | 'now' | 'find' | 'peopleAreThere'>;

/** `added` and `errands` hold what is to be stored once the work is done. */
export function createThread({ conversation, session: before, now, find, peopleAreThere }: Beginning): {
  thread: Thread;
  added: MessageRow[];
  errands: Errand[];
} {
  const added: MessageRow[] = [];
  const errands: Errand[] = [];
  let session = before;
  let visitorValues = conversation.flowValues;

  const current = (): Session => {
    if (!session) throw new Error('This conversation has no session yet.');
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

  const thread: Thread = {
    conversation,
    now,
    get session() {
      return session;
    },
    find,
    peopleAreThere,
    add(draft) {
      const fromVisitor = draft.userType === 'visitor' && draft.files?.length;
      const row = append({ ...draft, msgType: fromVisitor ? 'fileUpload' : 'text', event: null });
      session = withMessage(current(), { ...row, value: row.value || fileNames(row) }, now);
      return presentMessage(row);
    },
    start(versionId) {
      if (!mayHappen('started', session?.status ?? null))
        throw new Error('This conversation has a session under way.');
      session = newSession(conversation, versionId, now);
    },
    move(name, by, agent) {
      const moved = transitioned(current(), name, now, agent);
      session = moved;
      const event = TRANSITIONS[name].tells;
      if (event) {
        const sender = { senderId: by.id, senderName: by.name };
        append({ msgId: newId('msg'), msgType: 'event', event, userType: 'system', ...sender, value: '' });
      }
      return moved;
    },
    note(notes) {
      session = { ...current(), ...notes };
    },
    get visitorValues() {
      return visitorValues;
    },
    remember(values) {
      visitorValues = values;
    },
    send(errand) {
      errands.push(errand);
    },
  };
  return { thread, added, errands };
}

/** What lists show of a message without words. */
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
  lastMessageAt: now,
  unreadCount: 0,
  waitingSince: null,
  startedAt: now,
  endedAt: null,
  rating: null,
  ratingComment: '',
  ratedAt: null,
  resumeAt: null,
});
