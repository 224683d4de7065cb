import { useTranslation } from 'react-i18next';
import { ChoicesTable } from '../../features/notifications/choices-table.tsx';
import { PermissionPanel } from '../../features/notifications/permission-panel.tsx';
import { Panel } from '../../shared/ui/panel.tsx';

export function NotificationsSection() {
  const { t } = useTranslation('profile');
  return (
    <>
      <Panel title={t('notifications.title')} help={t('notifications.help')}>
        <ChoicesTable />
      </Panel>
      <PermissionPanel />
    </>
  );
}
