/** Notes of agents on a visitor. Visitors never see them. */
import { AppError, LIMITS, newId, type ProfileNoteId, type UserSessionId } from '@parrot/contract/core';
import type { Profile } from '@parrot/contract/profiles';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { lockPerson, type Person } from '../../conversations/index.ts';
import { readProfile } from '../profiles.service.ts';
import type { NoteRow } from '../profiles.tables.ts';
import { publishProfile } from '../publish-profile.ts';
import type { RequireProfile } from '../require-profile.ts';
import * as repository from './notes.repository.ts';

export type ProfileNotes = {
  add(caller: Caller, id: UserSessionId, note: { clientId: string; value: string }): Promise<Profile>;
  update(caller: Caller, id: UserSessionId, note: { noteId: ProfileNoteId; value: string }): Promise<Profile>;
  remove(caller: Caller, id: UserSessionId, noteId: ProfileNoteId): Promise<Profile>;
};

export function createProfileNotes(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  requireProfile: RequireProfile,
): ProfileNotes {
  /** Under the lock of the visitor: notes are counted, and one sent twice is stored once. */
  const change = (
    caller: Caller,
    id: UserSessionId,
    work: (tx: Tx, person: Person, notes: readonly NoteRow[]) => Promise<void>,
  ): Promise<Profile> =>
    database.tenant(caller.tenantId, async (tx) => {
      const found = await requireProfile(tx, caller, id);
      const person = await lockPerson(tx, found.person.visitorId);
      if (!person) throw new AppError('not_found');
      await work(tx, person, await repository.listNotes(tx, person.mainId));
      await publishProfile(outbox, tx, person);
      return readProfile(tx, person);
    });

  const requireOwn = (caller: Caller, notes: readonly NoteRow[], noteId: ProfileNoteId) => {
    const note = notes.find((row) => row.id === noteId);
    if (!note) throw new AppError('not_found');
    if (note.authorId !== caller.userId) throw new AppError('permission_denied');
  };

  return {
    add: (caller, id, { clientId, value }) =>
      change(caller, id, async (tx, { tenantId, mainId: visitorId }, notes) => {
        const { userId: authorId, name: authorName } = caller;
        if (notes.some((note) => note.authorId === authorId && note.clientId === clientId)) return;
        if (notes.length >= LIMITS.profileNotes)
          throw new AppError('conflict', { message: 'This visitor has the maximum number of notes.' });
        const createdAt = clock.now();
        const note = { tenantId, visitorId, clientId, authorId, authorName, value, createdAt };
        await repository.insertNote(tx, { id: newId('pnt'), ...note, editedAt: null });
      }),

    update: (caller, id, { noteId, value }) =>
      change(caller, id, async (tx, { mainId: visitorId }, notes) => {
        requireOwn(caller, notes, noteId);
        const own = { visitorId, id: noteId, authorId: caller.userId };
        await repository.updateNote(tx, { ...own, value, editedAt: clock.now() });
      }),

    remove: (caller, id, noteId) =>
      change(caller, id, async (tx, { mainId: visitorId }, notes) => {
        requireOwn(caller, notes, noteId);
        await repository.deleteNote(tx, { visitorId, id: noteId, authorId: caller.userId });
      }),
  };
}
