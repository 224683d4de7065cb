/** Asks the server while the user types: debounced, and cancelled by the next text. */
import { useDebouncedValue } from '@mantine/hooks';
import { LIMITS } from '@parrot/contract/core';
import { searchMessages } from '@parrot/contract/desk';
import { searchEverything } from '@parrot/contract/search';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import type { SearchScope } from '../../shared/search/search-store.ts';

const WAIT_MS = 200;

export function useSearch(text: string, scope: SearchScope) {
  const [wanted] = useDebouncedValue(text.trim(), WAIT_MS);
  const isAsking = wanted.length >= LIMITS.searchText.min && text.trim() !== '';
  const everything = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => call(searchEverything, { body: { text: wanted }, signal }),
    enabled: isAsking && scope === 'everything',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const messages = useInfiniteQuery({
    queryKey: ['search', 'messages', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(searchMessages, { body: { text: wanted, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((sum, { items }) => sum + items.length, 0) : undefined,
    enabled: isAsking && scope === 'messages',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const active = scope === 'messages' ? messages : everything;
  return {
    isAsking,
    /** What the results are about, to mark it in them. */
    wanted,
    found: isAsking ? everything.data : undefined,
    messages: isAsking ? (messages.data?.pages.flatMap(({ items }) => items) ?? []) : [],
    loadMore: messages.hasNextPage ? () => void messages.fetchNextPage() : null,
    isLoading: isAsking && active.isFetching,
    /** Whether the typed text has been answered. */
    isSettled: isAsking && wanted === text.trim() && !active.isFetching,
    error: active.error,
  };
}
