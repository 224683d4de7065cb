import type { ProfileNote } from '@parrot/contract/profiles';
import type { NoteRow } from '../profiles.tables.ts';

export const presentNote = (row: NoteRow): ProfileNote => ({
  noteId: row.id,
  authorId: row.authorId,
  authorName: row.authorName,
  value: row.value,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});
