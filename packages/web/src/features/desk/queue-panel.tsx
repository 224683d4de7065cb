/** The queues with their live counts, and the conversations of the chosen one. */
import { Button, Skeleton, Tabs } from '@mantine/core';
import type { UserSessionId } from '@parrot/contract/core';
import { IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format-number.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useDeskStore } from './desk-store.ts';
import { QUEUES, type Queue } from './queue-lists.ts';
import classes from './queue-panel.module.css';
import { QueueRow } from './queue-row.tsx';
import { useNow } from './use-now.ts';

const TICK_MS = 5_000;

type QueuePanelProps = {
  queue: Queue;
  onQueue: (queue: Queue) => void;
  onOpen: (userSessionId: UserSessionId) => void;
  onMore: (queue: Queue) => void;
};

export function QueuePanel({ queue, onQueue, onOpen, onMore }: QueuePanelProps) {
  const { t } = useTranslation('desk');
  const { lists, loaded, sessionId, typing } = useDeskStore();
  const now = useNow(TICK_MS);
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
      <Tabs.Panel value={queue} className={classes.list}>
        {!loaded ? (
          <div role="status" aria-label={t('loading')} className={classes.loading}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={64} />
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState
            icon={<IconInbox size={28} stroke={1.75} />}
            title={t(`emptyQueue.${queue}.title`)}
            text={t(`emptyQueue.${queue}.text`)}
          />
        ) : (
          <>
            {items.map((session) => (
              <QueueRow
                key={session.userSessionId}
                session={session}
                now={now}
                isOpen={session.userSessionId === sessionId}
                isTyping={typing[session.conversationId] ?? false}
                onOpen={() => onOpen(session.userSessionId)}
              />
            ))}
            {items.length < total && (
              <Button variant="subtle" fullWidth onClick={() => onMore(queue)}>
                {t('showMore')}
              </Button>
            )}
          </>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
