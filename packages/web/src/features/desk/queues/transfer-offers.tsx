/** Transfer offers above any queue: there is a minute to answer. */
import type { UserSessionId } from '@parrot/contract/core';
import { viewOf } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { useDeskStore } from '../session/desk-store.ts';
import type { Queue } from './queue-lists.ts';
import classes from './queue-panel.module.css';
import { QueueRow, type RowActions } from './queue-row.tsx';

type TransferOffersProps = RowActions & { queue: Queue; ownId: string; busy: UserSessionId | undefined };

export function TransferOffers({ queue, ownId, busy, ...acts }: TransferOffersProps) {
  const { t } = useTranslation('desk');
  const { assigned, escalated } = useDeskStore(({ lists }) => lists);
  const openId = useDeskStore((desk) => desk.sessionId);
  const typing = useDeskStore((desk) => desk.typing);
  // In its own queue the row shows the offer itself.
  const offered = [...assigned.items, ...escalated.items].filter(
    ({ status, transfer }) => transfer?.toAgentId === ownId && viewOf(status) !== queue,
  );
  if (offered.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={t('offersToYou')}>
      {offered.map((session) => (
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
