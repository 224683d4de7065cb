/** The queues: tabs, filters, waiting visitors, and the conversations. */
import { Skeleton, Tabs } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { IconInbox } from '../../../shared/icons/inbox.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { DeskFilter } from '../filters/desk-filter.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import type { Queue } from './queue-lists.ts';
import classes from './queue-panel.module.css';
import type { RowActions } from './queue-row.tsx';
import { QueueRows } from './queue-rows.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { TransferOffers } from './transfer-offers.tsx';
import { WaitingSummary } from './waiting-summary.tsx';

const loadGroupBar = async () => (await import('../groups/group-bar.tsx')).GroupBar;
const GroupBar = lazyPart('group-bar', loadGroupBar);

/** As tall as the filter, so that the rows stay where they are. */
const ASSIGNED_FILTER_HEIGHT = 49;
export const loadAssignedFilter = async () =>
  (await import('../filters/assigned-filter-bar.tsx')).AssignedFilterBar;
const AssignedFilterBar = lazyPart(
  'assigned-filter',
  loadAssignedFilter,
  <Skeleton height={ASSIGNED_FILTER_HEIGHT} />,
);

type QueuePanelProps = {
  desk: DeskSession;
  ownId: string;
  queue: Queue;
  filter: DeskFilter;
  /** The conversation with an action in progress. */
  busy: UserSessionId | undefined;
  onQueue: (queue: Queue) => void;
  onFilter: (filter: DeskFilter) => void;
  onOpen: RowActions['onOpen'];
  onTake: (session: QueueUser) => void;
  onAnswer: (session: QueueUser, accept: boolean) => void;
};

export function QueuePanel(props: QueuePanelProps) {
  const { desk, ownId, queue, filter, busy, onQueue, onFilter, onOpen, onTake, onAnswer } = props;
  const { t } = useTranslation('desk');
  const { items, total } = useDeskStore(({ lists }) => lists[queue]);
  const isKnown = useDeskStore(({ loaded, narrowing }) => loaded && !narrowing);
  // With the lists: it would move the rows if it came after them.
  const isLoading = useDeskStore(({ agentConnected, loaded }) => agentConnected || loaded);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While the desk connects. If it can't be loaded, that is reported where it is rendered.
    loadGroupBar().catch(() => {});
  }, []);
  const acts: RowActions = { onOpen, onAnswer };
  const isFree = queue === 'unassigned' || queue === 'inprogress';

  return (
    <Tabs value={queue} onChange={(chosen) => onQueue(chosen as Queue)} className={classes.panel}>
      <QueueTabs queue={queue} onQueue={onQueue} />
      <FilterBar filter={filter} desk={desk} onFilter={onFilter} />
      {queue === 'assigned' && <AssignedFilterBar filter={filter} onFilter={onFilter} />}
      {queue === 'unassigned' && isLoading && <GroupBar filter={filter} desk={desk} onFilter={onFilter} />}
      <TransferOffers {...acts} queue={queue} ownId={ownId} busy={busy} />
      <WaitingSummary
        {...acts}
        isOpen={queue === 'unassigned'}
        ownId={ownId}
        busy={busy}
        onAll={() => onQueue('unassigned')}
        onTake={onTake}
      />
      <Tabs.Panel
        ref={scroller}
        value={queue}
        className={classes.list}
        tabIndex={-1}
        {...tourTarget('chatList')}
      >
        {!isKnown ? (
          <div role="status" aria-label={t('loading')} className={classes.loading}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={64} />
            ))}
          </div>
        ) : items.length === 0 && total === 0 ? (
          <EmptyState
            icon={<IconInbox size={28} stroke={1.75} />}
            title={t(`emptyQueue.${queue}.title`)}
            text={t(`emptyQueue.${queue}.text`)}
          />
        ) : (
          <QueueRows
            {...acts}
            items={items}
            total={total}
            ownId={ownId}
            busy={busy}
            scroller={scroller}
            onMore={() => desk.loadMore(queue)}
            onTake={isFree ? onTake : undefined}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
