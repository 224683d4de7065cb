/** One open conversation as the server has stored it: in order, every message and note once. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { Note, SessionRating } from '@parrot/contract/desk';

export type Thread = {
  session: QueueUser;
  messages: Message[];
  notes: Note[];
  /** Of all its sessions, oldest first. */
  ratings: SessionRating[];
  visitorIsThere: boolean;
  /**
   * Whether a new session of the visitor replaces this one. Not if a later one existed when it was opened:
   * the agent chose this session.
   */
  followsVisitor: boolean;
};

export const lastSeqOf = ({ messages }: Pick<Thread, 'messages'>): number => messages.at(-1)?.seq ?? 0;
export const firstSeqOf = ({ messages }: Pick<Thread, 'messages'>): number => messages.at(0)?.seq ?? 0;

export function mergeMessages(thread: Thread, incoming: readonly Message[]): Thread {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]));
  for (const message of incoming) bySeq.set(message.seq, message);
  return { ...thread, messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq) };
}

export function mergeNotes(thread: Thread, incoming: readonly Note[]): Thread {
  const byId = new Map(thread.notes.map((note) => [note.noteId, note]));
  for (const note of incoming) byId.set(note.noteId, note);
  const notes = [...byId.values()].sort((a, b) => a.afterSeq - b.afterSeq || order(a.time, b.time));
  return { ...thread, notes };
}
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Updates a loaded message; one that is not loaded yet will be loaded in its current state. */
export const withChanged = (thread: Thread, changed: Message): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => (message.msgId === changed.msgId ? changed : message)),
});

/** How far one side has read; it never decreases. */
export function withRead(thread: Thread, by: 'visitor' | 'agent', seq: number): Thread {
  const name = by === 'visitor' ? 'visitorReadSeq' : 'agentReadSeq';
  return thread.session[name] >= seq ? thread : { ...thread, session: { ...thread.session, [name]: seq } };
}

/** Whether merging this would leave a gap: then the missing messages are fetched. */
export const leavesGap = (thread: Thread, message: Message): boolean => message.seq > lastSeqOf(thread) + 1;

/** Whether the last message belongs to a later session of the visitor. */
export function hasLaterSession({ userSessionId, startedAt }: QueueUser, messages: readonly Message[]) {
  const last = messages.at(-1);
  return last !== undefined && last.userSessionId !== userSessionId && last.time > startedAt;
}

/**
 * The session of this conversation, if it is at least as new: a visitor who returns after the end starts a
 * new session.
 */
export function withSession(thread: Thread, session: QueueUser): Thread {
  const { conversationId, userSessionId, startedAt } = thread.session;
  if (session.conversationId !== conversationId) return thread;
  const isOther = session.userSessionId !== userSessionId;
  if (isOther && (!thread.followsVisitor || session.startedAt < startedAt)) return thread;
  return { ...thread, session, ratings: withRating(thread.ratings, session) };
}

function withRating(ratings: SessionRating[], session: QueueUser): SessionRating[] {
  const { userSessionId, rating: stars, ratingComment: comment, ratedAt } = session;
  const known = ratings.find((one) => one.userSessionId === userSessionId);
  if (stars === null || ratedAt === null || known?.ratedAt === ratedAt) return ratings;
  return [...ratings.filter((one) => one !== known), { userSessionId, stars, comment, ratedAt }];
}
