/** Saves notes. A note that is being saved is stored in this tab, so that its text is never lost. */
import type { QueueUser } from '@parrot/contract/conversations';
import { newId, type UserId, type UserSessionId } from '@parrot/contract/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agentsQuery } from '../../../shared/agents/agent-queries.ts';
import { type Mention, mentionedIn } from '../../../shared/mentions/mentions.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { restoreNote, type SentNote, saveDraft, updateNote, useUnsentStore } from './unsent-store.ts';

export function useAddNote({ userSessionId, appId }: QueueUser, desk: DeskSession) {
  const cache = useQueryClient();
  const isSaving = useUnsentStore(({ notes }) => notes[userSessionId]?.isSaving ?? false);

  /** Read from the text: a name may be typed, and one that was picked may be deleted again. */
  const mentionsIn = async (text: string, picked?: readonly Mention[]): Promise<UserId[]> => {
    if (!text.includes('@')) return [];
    const options = { ...agentsQuery({ appId }), networkMode: 'always', meta: { quiet: true } } as const;
    const { available, online, offline } = await cache.ensureQueryData(options);
    return mentionedIn(text, [...available, ...online, ...offline], picked);
  };

  const { mutate } = useMutation({
    // By the session in which it was written: a new one may be open by the time it is stored.
    mutationFn: async ({ to, clientId, value, whisper, picked }: SentNote & { to: UserSessionId }) =>
      desk.addNote(to, {
        clientId,
        value,
        whisper,
        mentions: whisper ? [] : await mentionsIn(value, picked),
      }),
    onSuccess: (_stored, { to, clientId }) => {
      const { notes, drafts } = useUnsentStore.getState();
      const saved = notes[to];
      if (saved?.clientId !== clientId) return;
      updateNote(to, () => undefined);
      // Otherwise the agent is writing the next note, whose rest would go to the visitor.
      if (!saved.isFollowed && !drafts[to]?.note) saveDraft(to, { mode: 'reply' });
    },
    onError: (_error, { to, clientId }) => restoreNote(to, clientId),
    networkMode: 'always',
  });

  return {
    isSaving,
    save(value: string, whisper: boolean): void {
      const { notes, drafts } = useUnsentStore.getState();
      const last = notes[userSessionId];
      const picked = drafts[userSessionId]?.picked ?? [];
      // The reply to it may be lost: with the same id it is stored once.
      const isRepeated = last?.value === value && last.whisper === whisper;
      const clientId = isRepeated ? last.clientId : newId('msg');
      const note = { clientId, value, whisper, picked, isSaving: true, isFollowed: false };
      updateNote(userSessionId, () => note);
      saveDraft(userSessionId, { note: '', picked: [] });
      mutate({ ...note, to: userSessionId });
    },
    /** More is typed. */
    follow: () => updateNote(userSessionId, (note) => note && { ...note, isFollowed: true }),
  };
}
