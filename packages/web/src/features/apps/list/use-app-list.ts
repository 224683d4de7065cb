/** A list of apps; only the pages on screen are loaded. */
import { type App, listApps } from '@parrot/contract/apps';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { APPS } from '../use-apps.ts';
import { type AppList, type AppQuery, type AppTab, LIST_CALLS } from './app-query.ts';
import { type Rows, useVisibleRows } from './use-visible-rows.ts';

const PAGE = 60;
/** Up to this many, all are rendered. */
const FEW = 100;

export type LongAppList = ReturnType<typeof useAppList>;

export function useAppList(list: AppList, wanted: AppQuery, shape: Pick<Rows, 'columns' | 'height' | 'gap'>) {
  useRefreshOnFocus();
  const first = useQuery({
    ...pageQuery(list, wanted, 0),
    // While another search loads, the previous results stay; those of another list do not.
    placeholderData: (before, query) => (query?.queryKey[2] === list ? before : undefined),
  });
  const total = first.data?.total ?? 0;
  const visible = useVisibleRows({ ...shape, count: total, all: total <= FEW });
  const pages = [...new Set(visible.indexes.map((index) => Math.floor(index / PAGE)))].filter(
    (page) => page > 0,
  );
  const further = useQueries({ queries: pages.map((page) => pageQuery(list, wanted, page)) });
  const loaded = new Map([
    [0, first.data?.items ?? []],
    ...pages.map((page, index) => [page, further[index]?.data?.items ?? []] as const),
  ]);
  return {
    first,
    total,
    visible,
    /** Undefined while its page is loading. */
    at: (index: number): App | undefined => loaded.get(Math.floor(index / PAGE))?.[index % PAGE],
    /** A later page that failed to load. */
    failed: further.find(({ isError }) => isError),
  };
}

/** What colleagues changed appears when the user returns, also from a window beside this one. */
function useRefreshOnFocus(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = () =>
      void cache.invalidateQueries({ queryKey: [APPS, 'list'] }, { cancelRefetch: false });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [cache]);
}

const COUNTS = [APPS, 'counts'];

/**
 * The number of apps in each list. Every list reply contains the counts; only the samples request them
 * separately.
 */
export const useAppCounts = (tab: AppTab) =>
  useQuery({
    queryKey: COUNTS,
    queryFn: async ({ signal }) => (await call(listApps, { body: { limit: 1 }, signal })).counts,
    enabled: tab === 'sample',
    meta: { quiet: true },
  });

const pageQuery = (list: AppList, wanted: AppQuery, page: number) =>
  queryOptions({
    queryKey: [APPS, 'list', list, wanted, page] as const,
    queryFn: async ({ client, signal }) => {
      const body = { ...wanted, timeZone: timeZone(), offset: page * PAGE, limit: PAGE };
      const reply = await call(LIST_CALLS[list], { body, signal });
      client.setQueryData(COUNTS, reply.counts);
      return reply;
    },
    meta: { quiet: true },
  });

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
