/** The bell: the notifications, the unread count, and marking as read. */
import { useDocumentVisibility } from '@mantine/hooks';
import type { NotificationId } from '@parrot/contract/core';
import { readNotifications } from '@parrot/contract/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../shared/http/call.ts';
import { bellQuery, changeBell, refreshBell, withRead } from './bell-query.ts';
import { isOpenPage } from './is-open-page.ts';

export function useBell() {
  const query = useInfiniteQuery(bellQuery);
  const pages = query.data?.pages ?? [];
  return {
    query,
    items: pages.flatMap(({ items }) => items),
    unreadCount: pages[0]?.unreadCount ?? 0,
  };
}

/** Opening the subject of a notification marks it as read, however the user got there. */
export function useReadWhatIsOpen(): void {
  const { items } = useBell();
  const location = useLocation();
  const isVisible = useDocumentVisibility() === 'visible';
  const { mutate: markRead } = useMarkRead();
  const open = items.filter(({ read, link }) => !read && isOpenPage(link, location));
  const ids = isVisible ? open.map(({ notificationId }) => notificationId).join() : '';
  useEffect(() => {
    if (ids) markRead(ids.split(',') as NotificationId[]);
  }, [ids, markRead]);
}

/** Shown at once; corrected by the server's reply. */
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
