/** Which other users have this app open. The request also reports this user's presence. */
import { type AppEditor, noteEditing } from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { signedInDetails } from '../../../state/user-store.ts';

const NOBODY: AppEditor[] = [];

export function useOtherEditors(appId: AppId): AppEditor[] {
  const { data = NOBODY, isError } = useQuery({
    queryKey: ['editors', appId],
    queryFn: ({ signal }) => call(noteEditing, { body: { appId, isHere: true }, signal }),
    select: ({ others }) => others,
    refetchInterval: LIMITS.editing.noteSeconds * 1_000,
    gcTime: 0,
    meta: { quiet: true },
  });
  useEffect(
    () => () => {
      // If it fails, the server forgets this user a little later.
      if (signedInDetails()) call(noteEditing, { body: { appId, isHere: false } }).catch(() => {});
    },
    [appId],
  );
  // Cached presence is outdated, so it is not reused.
  return isError ? NOBODY : data;
}
