/** Messages, notes and ratings in order, with a divider for each new day. Messages of one sender are grouped. */
import type { Message } from '@parrot/contract/conversations';
import { MINUTE_MS } from '@parrot/contract/core';
import type { Note, SessionRating } from '@parrot/contract/desk';
import { firstSeqOf, type Thread } from '../conversation/thread.ts';
import { isSameDay } from './day-name.ts';

type MessageEntry = {
  kind: 'message';
  key: string;
  message: Message;
  /** It shows the name, the avatar and the time of its group. */
  isHead: boolean;
  /** The last one of its group. */
  isTail: boolean;
};
type Entry =
  | { kind: 'day'; key: string; time: string }
  | MessageEntry
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'rating'; key: string; rating: SessionRating };

/** Messages of one sender are a group for this long after the first one. */
const GROUP_MS = 5 * MINUTE_MS;

export function timelineEntries(thread: Pick<Thread, 'messages' | 'notes' | 'ratings'>): Entry[] {
  const { messages, notes, ratings } = thread;
  const first = firstSeqOf(thread);
  // Notes between messages that are not loaded yet appear with them.
  const shown = notes.filter(({ afterSeq }) => afterSeq >= first || first <= 1);
  const entries: Entry[] = [];
  let lastTime = '';
  let nextNote = 0;
  let head: Message | undefined;
  const add = (entry: Exclude<Entry, { kind: 'day' }>, time: string) => {
    if (!isSameDay(time, lastTime)) entries.push({ kind: 'day', key: `day ${entry.key}`, time });
    entries.push(entry);
    lastTime = time;
  };
  const addNotes = (before: number) => {
    for (let note = shown[nextNote]; note && note.afterSeq < before; note = shown[nextNote]) {
      add({ kind: 'note', key: note.noteId, note }, note.time);
      nextNote += 1;
    }
  };
  const placed = ratings.map((rating) => ({ rating, after: seqBefore(rating, messages) }));
  for (const message of messages) {
    addNotes(message.seq);
    const before = entries.at(-1);
    const isSame = before?.kind === 'message' && isSameDay(message.time, lastTime);
    const isHead = !isSame || !head || !isInGroup(head, message);
    if (isHead) head = message;
    else if (before?.kind === 'message') before.isTail = false;
    add({ kind: 'message', key: `${message.seq}`, message, isHead, isTail: true }, message.time);
    for (const { rating, after } of placed)
      if (after === message.seq)
        add({ kind: 'rating', key: `rating ${rating.userSessionId}`, rating }, rating.ratedAt);
  }
  addNotes(Number.POSITIVE_INFINITY);
  return entries;
}

const isInGroup = (head: Message, message: Message): boolean =>
  head.event === null &&
  message.event === null &&
  head.userType === message.userType &&
  head.senderId === message.senderId &&
  Date.parse(message.time) - Date.parse(head.time) < GROUP_MS;

/**
 * The sequence number of the last message of a session when it was rated; undefined if it is not loaded yet.
 */
const seqBefore = ({ userSessionId, ratedAt }: SessionRating, messages: readonly Message[]) =>
  messages.findLast((message) => message.userSessionId === userSessionId && message.time <= ratedAt)?.seq;
