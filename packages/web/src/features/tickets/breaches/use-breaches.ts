/** Missed targets, loaded page by page, their summary and their export. */
import { exportBreaches, listBreaches, summarizeTargets } from '@parrot/contract/tickets';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { saveCsv } from '../../../shared/browser/save-csv.ts';
import { call } from '../../../shared/http/call.ts';
import { pagedByCursor } from '../../../shared/query/paged.ts';
import { type BreachQuery, breachFilterOf } from './breach-query.ts';

const KEY = ['desk', 'breaches'];
const PAGE = 50;
/** Open ones become later, and others are missed. */
const REFRESH_MS = 60_000;

export function useBreaches(wanted: BreachQuery) {
  const query = useInfiniteQuery({
    queryKey: [...KEY, 'list', wanted],
    ...pagedByCursor((at, signal) =>
      call(listBreaches, { body: { ...breachFilterOf(wanted), limit: PAGE, ...at }, signal }),
    ),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  return { query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

export const useTargetSummary = (wanted: BreachQuery) =>
  useQuery({
    queryKey: [...KEY, 'summary', wanted],
    queryFn: async ({ signal }) =>
      (await call(summarizeTargets, { body: breachFilterOf(wanted), signal })).kinds,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    meta: { quiet: true },
  });

/** Those of the filter as a CSV file. */
export const useExportBreaches = () =>
  useMutation({
    mutationFn: (wanted: BreachQuery) =>
      saveCsv<string>('breaches.csv', (cursor) =>
        call(exportBreaches, { body: { ...breachFilterOf(wanted), ...(cursor && { cursor }) } }),
      ),
  });
