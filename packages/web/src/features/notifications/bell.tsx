/** The bell in the header: the unread count and the list, whose code is loaded on demand. */
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { PopoverOnDemand } from '../../shared/floating/popover-on-demand.tsx';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { IconBell } from '../../shared/icons/bell.ts';
import classes from './bell.module.css';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useBell, useReadWhatIsOpen } from './use-bell.ts';

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./notification-panel.tsx'), loadTexts(['notifications'])]);
  return panel.default;
};
const NotificationPanel = lazyPart('notifications', loadPanel, <PanelSkeleton />);
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
      <NotificationPanel onClose={() => setOpen(false)} />
    </PopoverOnDemand>
  );
}
