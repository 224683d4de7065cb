/** A message of the agent that is not stored yet: on its way, or stuck with a way to help it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from './outgoing.ts';
import classes from './outgoing-item.module.css';

type OutgoingItemProps = {
  item: Outgoing;
  onRetry: (item: Outgoing) => void;
  onDiscard: (item: Outgoing) => void;
};

export function OutgoingItem({ item, onRetry, onDiscard }: OutgoingItemProps) {
  const { t } = useTranslation('desk');
  return (
    <div className={classes.outgoing} data-state={item.state}>
      <p className={classes.bubble}>{item.value}</p>
      {item.state === 'sending' ? (
        <p className={classes.state}>{t('conversation.sending')}</p>
      ) : (
        <p className={classes.state} role="alert">
          {t('conversation.notSent')} {item.problem}
          <Button size="xs" variant="subtle" onClick={() => onRetry(item)}>
            {t('conversation.retry')}
          </Button>
          <Button className={classes.discard} size="xs" variant="subtle" onClick={() => onDiscard(item)}>
            {t('conversation.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}
