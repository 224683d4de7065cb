/** The models of a team: connections, budget and usage. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { Connections } from './connections.tsx';
import classes from './models.module.css';
import { UsagePanel } from './usage-panel.tsx';
import { useModels } from './use-models.ts';

export function TeamModels() {
  const { t } = useTranslation('models');
  const { data, error, refetch } = useModels();
  if (!data) {
    return (
      <Panel title={t('team.title')}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={120} radius="md" />}
      </Panel>
    );
  }
  const { connections, budget, files } = data;
  return (
    <div className={classes.team}>
      <Panel title={t('team.title')} help={t('team.help')}>
        <Connections connections={connections} files={files} />
      </Panel>
      <div className={classes.costs}>
        <BudgetPanel budget={budget} />
        <UsagePanel />
      </div>
    </div>
  );
}
