/** The opening hours of a workspace and the targets counted in them, for its admins. */
import { useTranslation } from 'react-i18next';
import { WorkspaceHours } from '../../features/hours/workspace-hours.tsx';
import { TargetSettingsPanel } from '../../features/tickets/targets/target-settings.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import classes from './hours-page.module.css';

export default function HoursPage() {
  const { t } = useTranslation('hours');
  return (
    <PageFrame title={t('page.title')} subtitle={t('page.subtitle')}>
      <div className={classes.parts}>
        <WorkspaceHours />
        <TargetSettingsPanel />
      </div>
    </PageFrame>
  );
}
