/** The bell: what somebody was told, how much of it is unread, and marking it as read. */
import type { NotificationId } from '@parrot/contract/core';
import { readNotifications } from '@parrot/contract/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { bellQuery, changeBell, refreshBell, withRead } from './bell-query.ts';

export function useBell() {
  const query = useInfiniteQuery(bellQuery);
  const pages = query.data?.pages ?? [];
  return {
    query,
    items: pages.flatMap(({ items }) => items),
    unreadCount: pages[0]?.unreadCount ?? 0,
  };
}

/** Shown at once; the server's answer has the last word. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (notificationIds: NotificationId[] | 'all') =>
      call(readNotifications, { body: { notificationIds } }),
    onMutate: (which) =>
      changeBell((pages) => {
        const before = pages.pages[0]?.unreadCount ?? 0;
        return withRead(pages, which, which === 'all' ? 0 : Math.max(0, before - which.length));
      }),
    onSuccess: ({ unreadCount }, which) => changeBell((pages) => withRead(pages, which, unreadCount)),
    onError: refreshBell,
  });
}
