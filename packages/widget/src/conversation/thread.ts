/** The conversation as one tab knows it, and how each change applies to it. Pure. */
import type { HandoverCard } from '@parrot/contract/assistant';
import type { Message, QueuePosition, VisitorSession } from '@parrot/contract/conversations';
import type { FileId, MsgId } from '@parrot/contract/core';
import type { ConnectionStatus } from '../realtime/connection.ts';
import type { ThreadReply } from './visitor-channel.ts';
import type { Unsent } from './visitor-memory.ts';

/** Why the chat is closed for this visitor. */
export type Closed = 'unpublished' | 'resting' | 'identity' | 'site' | 'blocked';

/** `value` is the confirmed part of an answer that is being written. */
type Typist = { userType: 'bot' | 'agent'; senderName: string; value?: string | undefined };

export type Thread = {
  connection: ConnectionStatus | 'idle';
  closed: Closed | null;
  loaded: boolean;
  conversationId: string | null;
  session: VisitorSession | null;
  /** The queue position; null if unknown. */
  waiting: QueuePosition | null;
  /** What the bot understood, while the visitor waits; null if nothing. */
  handover: HandoverCard | null;
  /** Ordered by seq, each msgId once. */
  messages: Message[];
  /** Nothing is missing up to this seq. */
  seenSeq: number;
  readSeq: number;
  unsent: Unsent[];
  typist: Typist | null;
  /** An agent is being requested. */
  asking: 'no' | 'yes';
  /** Upload progress in percent. */
  uploaded: number;
  /** The last action failed; the code of the server's error if there is one. */
  trouble: boolean | string;
};

export type ThreadChange =
  | { type: 'connection'; status: ConnectionStatus }
  | { type: 'closed'; closed: Closed | null }
  | { type: 'forgotten' }
  | { type: 'left' }
  | { type: 'thread'; reply: ThreadReply; afterSeq: number }
  | { type: 'message'; message: Message }
  | { type: 'changed'; message: Message }
  | { type: 'session'; session: VisitorSession }
  | { type: 'waiting'; waiting: QueuePosition | null }
  | { type: 'handover'; card: HandoverCard | null }
  | { type: 'agentRead'; seq: number }
  | { type: 'typing'; typist: Typist | null }
  | { type: 'asking'; asking: Thread['asking'] }
  | { type: 'written'; unsent: Unsent }
  | { type: 'failed'; msgId: MsgId; failed: boolean | 'file'; why?: string | undefined }
  | { type: 'uploading'; percent: number }
  | { type: 'uploaded'; blob: Blob; fileId: FileId }
  | { type: 'trouble'; trouble: boolean | string }
  | { type: 'discarded'; msgId: MsgId }
  | { type: 'read'; seq: number };

type StoredThread = Partial<Pick<Thread, 'unsent' | 'readSeq' | 'conversationId'>>;

export const newThread = ({
  unsent = [],
  readSeq = 0,
  conversationId = null,
}: StoredThread = {}): Thread => ({
  connection: 'idle',
  closed: null,
  loaded: false,
  conversationId,
  session: null,
  waiting: null,
  handover: null,
  messages: [],
  seenSeq: 0,
  readSeq,
  unsent,
  typist: null,
  asking: 'no',
  uploaded: 0,
  trouble: false,
});

export function advance(thread: Thread, change: ThreadChange): Thread {
  switch (change.type) {
    case 'connection':
      return { ...thread, connection: change.status, typist: null };
    case 'closed':
      return { ...thread, closed: change.closed };
    case 'forgotten':
      return startedOver(thread);
    case 'left':
      return newThread();
    case 'thread':
      return withReply(thread, change.reply, change.afterSeq);
    case 'message':
      return withMessage(thread, change.message);
    case 'changed':
      return {
        ...thread,
        messages: thread.messages.map((one) => (one.msgId === change.message.msgId ? change.message : one)),
      };
    case 'session':
      return withSession(thread, change.session);
    case 'waiting':
      return { ...thread, waiting: change.waiting };
    case 'handover':
      return { ...thread, handover: change.card };
    case 'agentRead':
      return thread.session
        ? { ...thread, session: { ...thread.session, agentReadSeq: change.seq } }
        : thread;
    case 'typing':
      return { ...thread, typist: change.typist };
    case 'asking':
      return { ...thread, asking: change.asking };
    case 'written':
      return { ...thread, trouble: false, unsent: [...thread.unsent, change.unsent] };
    case 'failed':
      return {
        ...thread,
        unsent: thread.unsent.map((item) =>
          item.msgId === change.msgId ? { ...item, failed: change.failed, why: change.why } : item,
        ),
      };
    case 'uploading':
      return { ...thread, uploaded: change.percent };
    case 'uploaded':
      return { ...thread, uploaded: 0, unsent: thread.unsent.map((item) => withUploaded(item, change)) };
    case 'trouble':
      return { ...thread, trouble: change.trouble };
    case 'discarded':
      return { ...thread, unsent: thread.unsent.filter(({ msgId }) => msgId !== change.msgId) };
    case 'read':
      return { ...thread, readSeq: Math.max(thread.readSeq, change.seq) };
  }
}

export const lastSeq = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** A later message has arrived before an earlier one. */
export const hasGap = (thread: Thread): boolean => thread.loaded && lastSeq(thread) > thread.seenSeq;

export const unreadCount = ({ messages, readSeq }: Pick<Thread, 'messages' | 'readSeq'>): number =>
  messages.filter(({ seq, userType }) => seq > readSeq && (userType === 'bot' || userType === 'agent'))
    .length;

export const isLive = (session: VisitorSession | null): boolean =>
  session !== null && session.status !== 'COMPLETED' && session.status !== 'CLOSED';

/** The agent who has the conversation. */
export const agentOf = (session: VisitorSession | null): string | null =>
  session?.status === 'ASSIGNED' || session?.status === 'ESCALATED' ? session.agentName : null;

const startedOver = ({ connection, unsent, asking }: Thread): Thread => ({
  ...newThread({ unsent }),
  connection,
  asking,
});

function withReply(thread: Thread, reply: ThreadReply, afterSeq: number): Thread {
  if (thread.conversationId && thread.conversationId !== reply.conversationId) {
    // The request counted from the old conversation: fetch the new one from its end.
    return afterSeq ? startedOver(thread) : withReply(startedOver(thread), reply, 0);
  }
  const messages = merged(thread.messages, reply.messages);
  const before = afterSeq === 0 ? (reply.messages[0]?.seq ?? reply.lastSeq + 1) - 1 : thread.seenSeq;
  let seenSeq = unbroken(messages, Math.max(thread.seenSeq, before));
  // The server has no more messages, so fetching again would not fill the gap.
  if (seenSeq === thread.seenSeq && reply.lastSeq > seenSeq) seenSeq = unbroken(messages, reply.lastSeq);
  return withSession(
    {
      ...thread,
      loaded: true,
      closed: null,
      conversationId: reply.conversationId,
      messages,
      seenSeq,
      unsent: withoutStored(thread.unsent, messages),
    },
    reply.session,
  );
}

function withMessage(thread: Thread, message: Message): Thread {
  const messages = merged(thread.messages, [message]);
  return {
    ...thread,
    messages,
    seenSeq: thread.loaded ? unbroken(messages, thread.seenSeq) : thread.seenSeq,
    unsent: withoutStored(thread.unsent, [message]),
    typist: message.userType === 'bot' || message.userType === 'agent' ? null : thread.typist,
  };
}

function withSession(thread: Thread, session: VisitorSession | null): Thread {
  const live = isLive(session);
  const asked = live && session?.status !== 'INPROGRESS';
  const waits = session?.status === 'UNASSIGNED';
  return {
    ...thread,
    session,
    waiting: waits ? thread.waiting : null,
    handover: waits ? thread.handover : null,
    asking: asked ? 'no' : thread.asking,
    typist: live ? thread.typist : null,
  };
}

const withUploaded = (item: Unsent, { blob, fileId }: { blob: Blob; fileId: FileId }): Unsent =>
  item.files
    ? {
        ...item,
        files: item.files.map((file) =>
          file.blob === blob ? { name: file.name, bytes: file.bytes, fileId } : file,
        ),
      }
    : item;

function merged(known: Message[], incoming: Message[]): Message[] {
  const all = new Map([...incoming, ...known].map((message) => [message.msgId, message]));
  return all.size > known.length ? [...all.values()].sort((a, b) => a.seq - b.seq) : known;
}

function unbroken(messages: Message[], from: number): number {
  let seen = from;
  for (const { seq } of messages) if (seq === seen + 1) seen = seq;
  return seen;
}

const withoutStored = (unsent: Unsent[], stored: Message[]): Unsent[] => {
  const left = unsent.filter(({ msgId }) => !stored.some((message) => message.msgId === msgId));
  return left.length < unsent.length ? left : unsent;
};
