import { useTranslation } from 'react-i18next';
import { PermissionPanel } from '../../features/notifications/permission-panel.tsx';
import { PreferencesTable } from '../../features/notifications/preferences-table.tsx';
import { Panel } from '../../shared/ui/panel.tsx';

export function NotificationsSection() {
  const { t } = useTranslation('profile');
  return (
    <>
      <Panel title={t('notifications.title')} help={t('notifications.help')}>
        <PreferencesTable />
      </Panel>
      <PermissionPanel />
    </>
  );
}
