/** Missed targets: how many, which, and by how much. */
import { Button } from '@mantine/core';
import { listAgentApps } from '@parrot/contract/desk';
import { type Breach, TARGET_KINDS } from '@parrot/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconDownload } from '../../../shared/icons/download.ts';
import { FilterChip } from '../../../shared/table/filter-chip.tsx';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { DayFilter } from '../list/day-filter.tsx';
import { useAssignees } from '../list/use-assignees.ts';
import type { BreachQuery } from './breach-query.ts';
import { BreachTable } from './breach-table.tsx';
import { TargetSummary } from './target-summary.tsx';
import { useBreaches, useExportBreaches } from './use-breaches.ts';

const APPS = 100;

type BreachListProps = {
  wanted: BreachQuery;
  onChange: (change: Partial<BreachQuery>) => void;
  onOpen: (breach: Breach) => void;
};

export function BreachList({ wanted, onChange, onOpen }: BreachListProps) {
  const { t } = useTranslation('breaches');
  const { query, items } = useBreaches(wanted);
  return (
    <>
      <TargetSummary wanted={wanted} />
      <BreachFilters wanted={wanted} onChange={onChange} />
      {query.isPending ? (
        <ListSkeleton label={t('loading')} />
      ) : query.isLoadingError ? (
        <LoadFailure error={query.error} onRetry={query.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.75} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <>
          <BreachTable items={items} isStale={query.isPlaceholderData} onOpen={onOpen} />
          <MoreButton query={query} label={t('more')} />
        </>
      )}
    </>
  );
}

function BreachFilters({ wanted, onChange }: Omit<BreachListProps, 'onOpen'>) {
  const { t } = useTranslation(['breaches', 'targets']);
  const { data: apps = [] } = useQuery({
    queryKey: ['desk', 'agent apps'],
    queryFn: async ({ signal }) => (await call(listAgentApps, { body: { limit: APPS }, signal })).items,
    meta: { quiet: true },
  });
  const agents = useAssignees({ withOwn: true });
  const exporting = useExportBreaches();
  return (
    <ListToolbar
      action={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate(wanted)}
        >
          {t('export')}
        </Button>
      }
    >
      <DayFilter name={t('columns.due')} range={wanted.due} onChange={(due) => onChange({ due })} />
      <FilterChip
        name={t('columns.target')}
        choices={TARGET_KINDS.map((value) => ({ value, label: t(`kinds.${value}`, { ns: 'targets' }) }))}
        chosen={wanted.kinds}
        onChange={(kinds) => onChange({ kinds: kinds as BreachQuery['kinds'] })}
      />
      {apps.length > 1 && (
        <FilterChip
          name={t('columns.app')}
          choices={apps.map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
          chosen={wanted.appIds}
          onChange={(appIds) => onChange({ appIds: appIds as BreachQuery['appIds'] })}
        />
      )}
      {agents.length > 0 && (
        <FilterChip
          name={t('columns.agent')}
          choices={agents}
          chosen={wanted.agentIds}
          onChange={(agentIds) => onChange({ agentIds: agentIds as BreachQuery['agentIds'] })}
        />
      )}
    </ListToolbar>
  );
}
