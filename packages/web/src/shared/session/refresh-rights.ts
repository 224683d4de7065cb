/** Refetches the user's rights and absence; everything that depends on them renders again. */
import type { Rights } from '@parrot/contract/core';
import { queryClient } from '../query/query-client.ts';
import { profileQuery, rolesQuery } from './session-queries.ts';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a reply in flight may be older than the reported change. */
export function refreshRights(): Promise<Rights> {
  const next = last.then(fetchRights);
  last = next.catch(() => {});
  return next;
}

async function fetchRights(): Promise<Rights> {
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
  return queryClient.fetchQuery({ ...rolesQuery, staleTime: 0 });
}
