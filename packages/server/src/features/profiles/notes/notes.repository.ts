import type { ProfileNoteId, UserId, VisitorId } from '@parrot/contract/core';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type NoteRow, profileNotes } from '../profiles.tables.ts';

/** The newest first. */
export const listNotes = (tx: Tx, visitorId: VisitorId): Promise<NoteRow[]> =>
  tx
    .select()
    .from(profileNotes)
    .where(eq(profileNotes.visitorId, visitorId))
    .orderBy(desc(profileNotes.createdAt), desc(profileNotes.id));

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(profileNotes).values(row);
}

const ownNote = (visitorId: VisitorId, id: ProfileNoteId, authorId: UserId) =>
  and(eq(profileNotes.id, id), eq(profileNotes.visitorId, visitorId), eq(profileNotes.authorId, authorId));

export async function updateNote(
  tx: Tx,
  {
    visitorId,
    id,
    authorId,
    ...changes
  }: Pick<NoteRow, 'visitorId' | 'id' | 'authorId' | 'value' | 'editedAt'>,
): Promise<void> {
  await tx
    .update(profileNotes)
    .set(changes)
    .where(ownNote(visitorId, id, authorId));
}

export async function deleteNote(
  tx: Tx,
  { visitorId, id, authorId }: Pick<NoteRow, 'visitorId' | 'id' | 'authorId'>,
): Promise<void> {
  await tx.delete(profileNotes).where(ownNote(visitorId, id, authorId));
}
