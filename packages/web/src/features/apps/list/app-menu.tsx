/** The menu of an app, with the actions that the user may perform. */
import { ActionIcon } from '@mantine/core';
import { type App, archiveApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type LoadedMenu, MenuOnDemand } from '../../../shared/floating/menu-on-demand.tsx';
import { IconArchive } from '../../../shared/icons/archive.ts';
import { IconArchiveOff } from '../../../shared/icons/archive-off.ts';
import { IconArrowRight } from '../../../shared/icons/arrow-right.ts';
import { IconCopy } from '../../../shared/icons/copy.ts';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconHistory } from '../../../shared/icons/history.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { IconShare2 } from '../../../shared/icons/share-2.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { IconUsers } from '../../../shared/icons/users.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import type { AppAction, StartAction } from '../actions/use-app-actions.tsx';
import classes from './app-menu.module.css';

const ICONS: Record<AppAction, Icon> = {
  rename: IconPencil,
  duplicate: IconCopy,
  share: IconShare2,
  access: IconUsers,
  activity: IconHistory,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  delete: IconTrash,
};
const READ_ONLY: AppAction[] = ['access', 'activity'];
const IN_USE: AppAction[] = ['rename', 'duplicate', 'share', ...READ_ONLY, 'archive'];
const ARCHIVED: AppAction[] = ['unarchive', ...READ_ONLY, 'delete'];

type AppMenuProps = { app: App; to: string | undefined; onAction: StartAction };

export function AppMenu(props: AppMenuProps) {
  const { t } = useTranslation('apps');
  return (
    <MenuOnDemand
      position="bottom-end"
      target={
        <ActionIcon
          size="sm"
          className={classes.opener}
          aria-label={t('list.menu', { name: props.app.appName })}
        >
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      }
    >
      {(Menu) => <AppMenuItems {...props} Menu={Menu} />}
    </MenuOnDemand>
  );
}

function AppMenuItems({ app, to, onAction, Menu }: AppMenuProps & { Menu: LoadedMenu }) {
  const { t } = useTranslation('apps');
  const mayChange = permits(useRights(), archiveApp.access);
  const actions = mayChange ? (app.archivedAt ? ARCHIVED : IN_USE) : READ_ONLY;
  return (
    <>
      {to && (
        <Menu.Item component={Link} to={to} leftSection={<IconArrowRight size={16} stroke={1.75} />}>
          {t('menu.open')}
        </Menu.Item>
      )}
      {actions.map((action) => {
        const Mark = ICONS[action];
        return (
          <Menu.Item
            key={action}
            color={action === 'delete' ? 'red' : undefined}
            leftSection={<Mark size={16} stroke={1.75} />}
            onClick={() => onAction(action, app)}
          >
            {t(`menu.${action}`)}
          </Menu.Item>
        );
      })}
    </>
  );
}
