/** The user's absence, and how to change it. */
import type { Absence, Unavailability } from '@parrot/contract/core';
import { setAvailability } from '@parrot/contract/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';

/** The longest timeout of a browser. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The current absence; when it ends it is refetched, and so disappears by itself. */
export function useAbsence(): Absence | null {
  const cache = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const absence = profile?.absence ?? null;
  const until = absence?.until ?? null;

  useEffect(() => {
    if (until === null) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, new Date(until).getTime() - Date.now()));
    const timer = setTimeout(() => cache.invalidateQueries({ queryKey: profileQuery.queryKey }), wait);
    return () => clearTimeout(timer);
  }, [cache, until]);

  return absence;
}

/** Whether it has ended by the clock, whether or not the server has said so. */
export const hasEnded = ({ until }: Absence, now: Date): boolean => until !== null && new Date(until) <= now;

/** Null ends the absence. */
export function useSetAvailability({ quiet = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (unavailability: Unavailability | null) =>
      call(setAvailability, { body: { unavailability } }),
    onSuccess: ({ absence }) =>
      cache.setQueryData(
        profileQuery.queryKey,
        (profile) =>
          profile && {
            ...profile,
            absence,
            userStatus: absence ? ('INACTIVE' as const) : ('ACTIVE' as const),
          },
      ),
    meta: { quiet },
  });
}
