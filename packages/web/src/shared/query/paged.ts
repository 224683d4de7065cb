/**
 * The common options of paged lists: where the next page begins, old rows while new ones load, errors shown in
 * place.
 */
import { keepPreviousData } from '@tanstack/react-query';

type Page = { items: unknown[]; total: number; offset: number };
type CursorPage = { items: unknown[]; next: string | null };
type Asked<At> = { pageParam: At; signal: AbortSignal };

const COMMON = { placeholderData: keepPreviousData, meta: { quiet: true } };

export const paged = <P extends Page>(load: (offset: number, signal: AbortSignal) => Promise<P>) => ({
  queryFn: ({ pageParam, signal }: Asked<number>) => load(pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: ({ offset, items, total }: P) =>
    offset + items.length < total ? offset + items.length : undefined,
  ...COMMON,
});

/** For lists whose replies have a cursor instead of a total. */
export const pagedByCursor = <P extends CursorPage>(
  load: (at: { cursor?: string }, signal: AbortSignal) => Promise<P>,
) => ({
  queryFn: ({ pageParam, signal }: Asked<string>) => load(pageParam ? { cursor: pageParam } : {}, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }: P) => next ?? undefined,
  ...COMMON,
});
