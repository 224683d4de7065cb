/** The bell in the header: the unread count and the list, whose code is loaded on demand. */
import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOrReload } from '../../shared/browser/load-or-reload.ts';
import { PopoverOnDemand } from '../../shared/floating/popover-on-demand.tsx';
import { IconBell } from '../../shared/icons/bell.ts';
import classes from './bell.module.css';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useBell, useReadWhatIsOpen } from './use-bell.ts';

const NotificationPanel = lazy(() => loadOrReload('notifications', () => import('./notification-panel.tsx')));
const MOST = 99;

export function Bell() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { unreadCount } = useBell();
  useReadWhatIsOpen();
  const label = unreadCount > 0 ? t('bell.labelUnread', { count: unreadCount }) : t('bell.label');
  return (
    <PopoverOnDemand
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={380}
      hideDetached={false}
      label={t('bell.label')}
      className={classes.dropdown}
      target={
        <ActionIcon className={classes.bell} aria-label={label}>
          <IconBell size={18} stroke={1.75} aria-hidden />
          {unreadCount > 0 && (
            <span className={classes.count} aria-hidden>
              {unreadCount > MOST ? t('bell.most', { count: MOST }) : unreadCount}
            </span>
          )}
        </ActionIcon>
      }
    >
      <Suspense fallback={<PanelSkeleton />}>
        <NotificationPanel onClose={() => setOpen(false)} />
      </Suspense>
    </PopoverOnDemand>
  );
}
