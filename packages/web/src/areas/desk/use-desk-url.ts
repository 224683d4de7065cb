/** What the address of the desk names, and how to change it. */
import { isId, type UserSessionId } from '@parrot/contract/core';
import { QUEUE_VIEWS } from '@parrot/contract/desk';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskFilter, readFilter, writeFilter } from '../../features/desk/filters/desk-filter.ts';
import type { Queue } from '../../features/desk/queues/queue-lists.ts';
import { useLatestQuery, useQueryChange } from '../../shared/browser/use-query-change.ts';
import { useStableCallback } from '../../shared/ui/use-stable-callback.ts';

type Change = {
  queue?: Queue;
  session?: UserSessionId | null;
  /** The message to show. */
  at?: number | null;
  filter?: DeskFilter;
  details?: boolean;
};

export function useDeskUrl(mayMonitor: boolean, lastQueue: Queue | null) {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const latestQuery = useLatestQuery();
  const queue = QUEUE_VIEWS.find((name) => name === query.get('queue')) ?? lastQueue ?? 'unassigned';
  const wanted = sessionIn(query);
  const at = Number(query.get('at'));
  const filter = useMemo(() => readFilter(query, mayMonitor), [query, mayMonitor]);
  const show = useStableCallback((change: Change, replace?: boolean): void =>
    changeQuery(
      (next) => {
        if (change.queue) next.set('queue', change.queue);
        if (change.session !== undefined) {
          for (const name of ['at', 'details', 'session']) next.delete(name);
          if (change.session) next.set('session', change.session);
        }
        if (change.at) next.set('at', String(change.at));
        if (change.details !== undefined) {
          if (change.details) next.set('details', '');
          else next.delete('details');
        }
        if (change.filter) writeFilter(next, change.filter);
      },
      { replace: replace ?? false },
    ),
  );
  return {
    queue,
    wanted,
    at: Number.isInteger(at) && at > 0 ? at : null,
    filter,
    hasDetails: query.has('details'),
    show,
    /** The conversation that was chosen last, rendered or not. */
    latestChoice: useStableCallback(() => sessionIn(latestQuery())),
  };
}

function sessionIn(query: URLSearchParams): UserSessionId | null {
  const session = query.get('session');
  return isId('uss', session) ? session : null;
}
