/** The notifications in the bell: the loaded pages, kept as a fresh reply would have them. */
import { LIMITS, type NotificationId, type ReplyOf } from '@parrot/contract/core';
import { listNotifications, type Notification } from '@parrot/contract/notifications';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';
import { queryClient } from '../../shared/query/query-client.ts';

type Page = ReplyOf<typeof listNotifications>;
type Pages = InfiniteData<Page>;

export const bellQuery = infiniteQueryOptions({
  queryKey: ['session', 'bell'],
  ...paged((offset, signal) =>
    call(listNotifications, { body: { offset, limit: LIMITS.notificationPage }, signal }),
  ),
  // The socket pushes new ones, and a reconnect fetches what it missed.
  staleTime: Number.POSITIVE_INFINITY,
});

/** A new one is first; every later page shifts by one. */
export function withNew(pages: Pages, added: Notification, unreadCount: number): Pages {
  if (isThere(pages, added.notificationId)) return withRead(pages, [], unreadCount);
  const [first, ...others] = pages.pages.map((page) => ({ ...page, total: page.total + 1, unreadCount }));
  if (!first) return pages;
  const moved = others.map((page) => ({ ...page, offset: page.offset + 1 }));
  return { ...pages, pages: [{ ...first, items: [added, ...first.items] }, ...moved] };
}

export const withRead = (pages: Pages, which: NotificationId[] | 'all', unreadCount: number): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    unreadCount,
    items: page.items.map((item) =>
      which === 'all' || which.includes(item.notificationId) ? { ...item, read: true } : item,
    ),
  })),
});

/** Outdated ones leave the list; later ones move up. */
export function withoutOutdated(pages: Pages, which: readonly NotificationId[], unreadCount: number): Pages {
  let gone = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const items = page.items.filter(({ notificationId }) => !which.includes(notificationId));
      const offset = page.offset - gone;
      gone += page.items.length - items.length;
      return { ...page, items, offset, unreadCount, total: Math.max(0, page.total - which.length) };
    }),
  };
}

/** Updates the bell's list. A reply in flight may be older than the change, and is fetched again. */
export function changeBell(change: (pages: Pages) => Pages): void {
  const isLoading = queryClient.isFetching({ queryKey: bellQuery.queryKey }) > 0;
  queryClient.setQueryData(bellQuery.queryKey, (pages) => pages && change(pages));
  if (isLoading) refreshBell();
}

export function refreshBell(): void {
  void queryClient.invalidateQueries({ queryKey: bellQuery.queryKey });
}

const isThere = ({ pages }: Pages, id: NotificationId): boolean =>
  pages.some(({ items }) => items.some(({ notificationId }) => notificationId === id));
