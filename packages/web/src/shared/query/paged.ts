/**
 * The common options of paged lists: the next offset, old rows while new ones load, errors shown in place.
 */
import { keepPreviousData } from '@tanstack/react-query';

type Page = { items: unknown[]; total: number; offset: number };
type Asked = { pageParam: number; signal: AbortSignal };

export const paged = <P extends Page>(load: (offset: number, signal: AbortSignal) => Promise<P>) => ({
  queryFn: ({ pageParam, signal }: Asked) => load(pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: ({ offset, items, total }: P) =>
    offset + items.length < total ? offset + items.length : undefined,
  placeholderData: keepPreviousData,
  meta: { quiet: true },
});
