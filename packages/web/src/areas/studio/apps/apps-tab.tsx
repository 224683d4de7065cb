/** One list of apps: searched, filtered, as cards or a table, with the actions of each. */
import { Button } from '@mantine/core';
import { type App, createApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppActions } from '../../../features/apps/actions/use-app-actions.tsx';
import { AppGrid } from '../../../features/apps/list/app-grid.tsx';
import { type AppList, isNarrowed } from '../../../features/apps/list/app-query.ts';
import { ListSkeleton } from '../../../features/apps/list/list-skeleton.tsx';
import { useAppList } from '../../../features/apps/list/use-app-list.ts';
import { useColumns } from '../../../features/apps/list/use-columns.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { messageOf } from '../../../shared/http/api-error.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useFlowStore } from '../../../state/flow-store.ts';
import { designerPath } from '../designer/designer-path.ts';
import { AppsBar } from './apps-bar.tsx';
import classes from './apps-page.module.css';
import { NoApps } from './no-apps.tsx';
import { useAppQuery } from './use-app-query.ts';

const AppTable = lazyPart(
  'app-table',
  async () => (await import('../../../features/apps/list/app-table.tsx')).AppTable,
);
const CARDS = { height: 178, gap: 16 };
const ROWS = { columns: 1, height: 56, gap: 0 };

export function AppsTab({ list }: { list: AppList }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const isCardView = useFlowStore((flow) => flow.isCardView);
  const columns = useColumns();
  const asked = useAppQuery();
  const apps = useAppList(list, asked.query, isCardView ? { ...CARDS, columns } : ROWS);
  const onGone = useFocusAfterLoss(apps.first.data);
  const acts = useAppActions({ onGone, onOpen: (appId) => navigate(designerPath(appId)) });
  const mayOpen = permits(useRights(), createApp.access);
  const addressOf = ({ appId, archivedAt }: App) =>
    mayOpen && archivedAt === null ? designerPath(appId) : undefined;
  const narrowed = isNarrowed(asked.query);
  const View = isCardView ? AppGrid : AppTable;

  return (
    <>
      {(narrowed || asked.typed !== '' || apps.total > 0) && (
        <AppsBar asked={asked} found={narrowed && apps.first.data ? apps.total : undefined} />
      )}
      {apps.first.isPending ? (
        <ListSkeleton label={t('list.loading')} isCardView={isCardView} />
      ) : apps.first.isLoadingError ? (
        <LoadFailure error={apps.first.error} onRetry={apps.first.refetch} />
      ) : apps.total === 0 ? (
        <NoApps list={list} mayCreate={mayOpen} onClear={narrowed ? asked.clear : undefined} />
      ) : (
        <View apps={apps} label={t(`tabs.${list}`)} addressOf={addressOf} onAction={acts.start} />
      )}
      {apps.failed && (
        <div className={classes.failure} role="alert">
          {messageOf(apps.failed.error)}
          <Button size="xs" variant="default" onClick={() => apps.failed?.refetch()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </div>
      )}
      {acts.dialog}
    </>
  );
}

/**
 * The focused app left the list: the tab gets the focus, so that it does not jump to the start of the page.
 */
function useFocusAfterLoss(data: unknown): () => void {
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is lost with the data that no longer hold the app
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [data]);
  return () => {
    isExpected.current = true;
  };
}
