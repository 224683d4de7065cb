/** Messages, notes and ratings in order, with a divider for each new day. */
import type { Message } from '@parrot/contract/conversations';
import type { Note, SessionRating } from '@parrot/contract/desk';
import { firstSeqOf, type Thread } from '../conversation/thread.ts';
import { isSameDay } from './day-name.ts';

type Entry =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'rating'; key: string; rating: SessionRating };

export function timelineEntries(thread: Pick<Thread, 'messages' | 'notes' | 'ratings'>): Entry[] {
  const { messages, notes, ratings } = thread;
  const first = firstSeqOf(thread);
  // Notes between messages that are not loaded yet appear with them.
  const shown = notes.filter(({ afterSeq }) => afterSeq >= first || first <= 1);
  const entries: Entry[] = [];
  let lastTime = '';
  let nextNote = 0;
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
    add({ kind: 'message', key: `${message.seq}`, message }, message.time);
    for (const { rating, after } of placed)
      if (after === message.seq)
        add({ kind: 'rating', key: `rating ${rating.userSessionId}`, rating }, rating.ratedAt);
  }
  addNotes(Number.POSITIVE_INFINITY);
  return entries;
}

/**
 * The sequence number of the last message of a session when it was rated; undefined if it is not loaded yet.
 */
const seqBefore = ({ userSessionId, ratedAt }: SessionRating, messages: readonly Message[]) =>
  messages.findLast((message) => message.userSessionId === userSessionId && message.time <= ratedAt)?.seq;
