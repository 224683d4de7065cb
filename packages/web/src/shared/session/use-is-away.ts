/** Whether the person who is signed in is away now, as far as this page knows: the header keeps the profile loaded. */
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../clock/use-now.ts';
import { profileQuery } from './session-queries.ts';

const CHECK_MS = 20_000;

export function useIsAway(): boolean {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const now = useNow(CHECK_MS);
  const absence = profile?.absence ?? null;
  return absence !== null && (absence.until === null || new Date(absence.until) > now);
}
