/** The workspace itself: its name, and the export and erasure of all its data. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErasePanel } from '../../../features/privacy/workspace/erase-panel.tsx';
import { ExportPanel } from '../../../features/privacy/workspace/export-panel.tsx';
import { NamePanel } from '../../../features/privacy/workspace/name-panel.tsx';
import { useWorkspaceData } from '../../../features/privacy/workspace/use-workspace-data.ts';
import { useCurrentTenant } from '../../../shared/session/use-current-tenant.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './users-page.module.css';

export function WorkspaceTab() {
  const { t } = useTranslation();
  const { data, error, isError, refetch } = useWorkspaceData();
  // Live: the profile is loaded again when another owner renames the workspace.
  const tenant = useCurrentTenant();
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={140} radius="lg" role="status" aria-label={t('loading')} />;
  const workspaceName = tenant?.tenantName ?? data.workspaceName;
  return (
    <div className={classes.security}>
      <NamePanel name={workspaceName} mayChange={data.mayChange} />
      <ExportPanel latest={data.export} mayChange={data.mayChange} />
      <ErasePanel data={{ ...data, workspaceName }} />
    </div>
  );
}
