/** The queues with their live counts, and the conversations of the chosen one. */
import { Button, Skeleton, Tabs } from '@mantine/core';
import type { UserSessionId } from '@parrot/contract/core';
import { IconInbox } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format-number.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useDeskStore } from './desk-store.ts';
import { QUEUES, type Queue } from './queue-lists.ts';
import classes from './queue-panel.module.css';
import { QueueRows } from './queue-rows.tsx';

type QueuePanelProps = {
  queue: Queue;
  taking: UserSessionId | undefined;
  onQueue: (queue: Queue) => void;
  onOpen: (userSessionId: UserSessionId) => void;
  onTake: (userSessionId: UserSessionId) => void;
  onMore: (queue: Queue) => Promise<void>;
};

export function QueuePanel({ queue, taking, onQueue, onOpen, onTake, onMore }: QueuePanelProps) {
  const { t } = useTranslation('desk');
  const lists = useDeskStore((desk) => desk.lists);
  const loaded = useDeskStore((desk) => desk.loaded);
  const more = useMutation({ mutationFn: onMore, networkMode: 'always' });
  const { items, total } = lists[queue];
  return (
    <Tabs value={queue} onChange={(chosen) => onQueue(chosen as Queue)} className={classes.panel}>
      <Tabs.List aria-label={t('queues')} className={classes.tabs}>
        {QUEUES.map((name) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            <span
              className={classes.count}
              data-waiting={(name === 'unassigned' && lists[name].total > 0) || undefined}
            >
              {loaded ? formatNumber(lists[name].total) : '–'}
            </span>
            <span className={classes.label}>{t(`queue.${name}`)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={queue} className={classes.list} tabIndex={-1}>
        {!loaded ? (
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
          <>
            <QueueRows
              items={items}
              taking={taking}
              onOpen={onOpen}
              onTake={queue === 'unassigned' ? onTake : undefined}
            />
            {items.length < total && (
              <Button
                className={classes.more}
                variant="subtle"
                fullWidth
                loading={more.isPending}
                onClick={() => more.mutate(queue)}
              >
                {t('showMore')}
              </Button>
            )}
          </>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
