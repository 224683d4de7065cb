/** The models of a team, for its admins; the budget notification links here. */
import { useTranslation } from 'react-i18next';
import { TeamModels } from '../../features/models/team-models.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

export default function ModelsPage() {
  const { t } = useTranslation('models');
  return (
    <PageFrame title={t('page.title')} subtitle={t('page.subtitle')}>
      <TeamModels />
    </PageFrame>
  );
}
