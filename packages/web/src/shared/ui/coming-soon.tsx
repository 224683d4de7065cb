import { useTranslation } from 'react-i18next';
import { IconChartBar } from '../icons/chart-bar.ts';
import { EmptyState } from './empty-state.tsx';
import { PageFrame } from './page-frame.tsx';

export function ComingSoon({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <PageFrame title={title}>
      <EmptyState icon={<IconChartBar size={28} stroke={1.75} />} title={t('comingSoon.title')} text={text} />
    </PageFrame>
  );
}
