/** Asks anew what whoever is signed in may do and whether they count as away; everything that leans on it is drawn anew. */
import type { Rights } from '@parrot/contract/core';
import { queryClient } from '../query/query-client.ts';
import { profileQuery, rolesQuery } from './session-queries.ts';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: an answer that is under way already may be older than the change that we hear of. */
export function refreshRights(): Promise<Rights> {
  const next = last.then(fetchRights);
  last = next.catch(() => {});
  return next;
}

async function fetchRights(): Promise<Rights> {
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
  return queryClient.fetchQuery({ ...rolesQuery, staleTime: 0 });
}
