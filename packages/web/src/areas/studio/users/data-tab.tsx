/** The data of the whole workspace: export and erasure. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErasePanel } from '../../../features/privacy/workspace/erase-panel.tsx';
import { ExportPanel } from '../../../features/privacy/workspace/export-panel.tsx';
import { useWorkspaceData } from '../../../features/privacy/workspace/use-workspace-data.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './users-page.module.css';

export function DataTab() {
  const { t } = useTranslation();
  const { data, error, isError, refetch } = useWorkspaceData();
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={140} radius="lg" role="status" aria-label={t('loading')} />;
  return (
    <div className={classes.security}>
      <ExportPanel latest={data.export} mayChange={data.mayChange} />
      <ErasePanel data={data} />
    </div>
  );
}
