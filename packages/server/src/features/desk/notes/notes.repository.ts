import { type ConversationId, LIMITS, type UserId } from '@parrot/contract/core';
import type { Note } from '@parrot/contract/desk';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { Session } from '../../conversations/index.ts';
import { conversationNotes } from '../desk.tables.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';

export type NoteRow = typeof conversationNotes.$inferSelect;

export const presentNote = (row: NoteRow): Note => ({
  noteId: row.id,
  conversationId: row.conversationId,
  userSessionId: row.sessionId,
  afterSeq: row.afterSeq,
  authorId: row.authorId,
  authorName: row.authorName,
  value: row.value,
  whisper: row.whisper,
  mentions: row.mentions,
  time: row.createdAt.toISOString(),
});

/** The last notes of a conversation, in order. Whispers are for author, recipient and supervisors. */
export async function readNotes(
  tx: Tx,
  { userId, canMonitor }: Visibility,
  { conversationId }: Pick<Session, 'conversationId'>,
): Promise<Note[]> {
  const forAgent = or(
    eq(conversationNotes.whisper, false),
    eq(conversationNotes.authorId, userId),
    eq(conversationNotes.whisperTo, userId),
  );
  const rows = await tx
    .select()
    .from(conversationNotes)
    .where(and(eq(conversationNotes.conversationId, conversationId), canMonitor ? undefined : forAgent))
    .orderBy(desc(conversationNotes.createdAt), desc(conversationNotes.id))
    .limit(LIMITS.notesShown);
  return rows.reverse().map(presentNote);
}

export async function findNote(
  tx: Tx,
  conversationId: ConversationId,
  authorId: UserId | null,
  clientId: string,
): Promise<NoteRow | undefined> {
  const [found] = await tx
    .select()
    .from(conversationNotes)
    .where(
      and(
        eq(conversationNotes.conversationId, conversationId),
        authorId ? eq(conversationNotes.authorId, authorId) : isNull(conversationNotes.authorId),
        eq(conversationNotes.clientId, clientId),
      ),
    );
  return found;
}

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(conversationNotes).values(row);
}

export const allNotes = (tx: Tx, conversationId: ConversationId): Promise<NoteRow[]> =>
  tx
    .select()
    .from(conversationNotes)
    .where(eq(conversationNotes.conversationId, conversationId))
    .orderBy(asc(conversationNotes.createdAt));
