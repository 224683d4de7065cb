/** Waiting visitors above any queue: the two who wait longest, and how many there are. */
import { UnstyledButton } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { isInQueue } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { SoundMenu } from '../alerts/sound-menu.tsx';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './queue-panel.module.css';
import { QueueRow, type RowActions } from './queue-row.tsx';

const SHOWN = 2;

type WaitingSummaryProps = RowActions & {
  /** Their own queue is open: only the header is shown above it. */
  isOpen: boolean;
  ownId: string;
  busy: UserSessionId | undefined;
  onAll: () => void;
};

export function WaitingSummary({ isOpen, ownId, busy, onAll, ...acts }: WaitingSummaryProps) {
  const { t } = useTranslation('desk');
  const { items, inLine: total } = useDeskStore(({ lists }) => lists.unassigned);
  const openId = useDeskStore((desk) => desk.sessionId);
  const typing = useDeskStore((desk) => desk.typing);
  if (total === 0) return null;
  const shown = isOpen ? [] : items.filter(isInQueue).sort(longestFirst).slice(0, SHOWN);
  const count = { shown: shown.length, total };
  return (
    <section className={classes.waiting} aria-label={t('waiting.label')}>
      <div className={classes.waitingHead}>
        <UnstyledButton className={classes.waitingTitle} onClick={onAll} disabled={isOpen}>
          {shown.length > 0 && shown.length < total
            ? t('waiting.some', count)
            : t('waiting.all', { count: total })}
        </UnstyledButton>
        <SoundMenu />
      </div>
      {shown.map((session) => (
        <QueueRow
          key={session.userSessionId}
          session={session}
          ownId={ownId}
          isOpen={session.userSessionId === openId}
          isStop
          isTyping={typing[session.conversationId] ?? false}
          isBusy={busy === session.userSessionId}
          {...acts}
        />
      ))}
    </section>
  );
}

const longestFirst = (a: QueueUser, b: QueueUser): number =>
  (a.waitingSince ?? a.startedAt) < (b.waitingSince ?? b.startedAt) ? -1 : 1;
