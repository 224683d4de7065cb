/** The rows of a long list: loaded in pages, of which only the visible ones are fetched. */
import { keepPreviousData, type QueryFunctionContext, useQueries, useQuery } from '@tanstack/react-query';
import { useVirtualRows } from './use-virtual-rows.ts';

const PAGE = 100;
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

type PagedRowsOptions<Reply> = {
  queryKey: readonly unknown[];
  fetchPage: (page: { offset: number; limit: number }, context: QueryFunctionContext) => Promise<Reply>;
  rowHeight: number;
  /** On a phone a row is a card. */
  cardHeight: number;
  /** Lists up to this length are rendered in full. */
  allUpTo?: number;
};

export function usePagedRows<Reply extends { items: unknown[]; total: number }>(
  options: PagedRowsOptions<Reply>,
) {
  type Item = Reply['items'][number];
  const { queryKey, fetchPage, rowHeight, cardHeight, allUpTo } = options;
  const pageQuery = (page: number) => ({
    queryKey: [...queryKey, page],
    queryFn: (context: QueryFunctionContext) => fetchPage({ offset: page * PAGE, limit: PAGE }, context),
    meta: { quiet: true },
  });
  const first = useQuery({ ...pageQuery(0), placeholderData: keepPreviousData });
  const total = first.data?.total ?? 0;
  const rows = useVirtualRows(total, isPhone() ? cardHeight : rowHeight, allUpTo);
  const visible = new Set(rows.indexes.map((index) => Math.floor(index / PAGE)));
  const pages = [...visible].filter((page) => page > 0);
  const further = useQueries({ queries: pages.map(pageQuery) });
  const loaded = new Map<number, Item[]>([
    [0, first.data?.items ?? []],
    ...pages.map((page, index) => [page, further[index]?.data?.items ?? []] as const),
  ]);
  return {
    first,
    rows,
    total,
    at: (index: number): Item | undefined => loaded.get(Math.floor(index / PAGE))?.[index % PAGE],
    loaded: (): Item[] => [...loaded.values()].flat(),
    /** A later page that failed to load. */
    failed: further.find(({ isError }) => isError),
  };
}
