import { useTranslation } from 'react-i18next';
import { ComingSoon } from '../../shared/ui/coming-soon.tsx';

export default function StudioAnalyticsPage() {
  const { t } = useTranslation();
  return <ComingSoon title={t('crumbs.analytics')} text={t('comingSoon.studio')} />;
}
