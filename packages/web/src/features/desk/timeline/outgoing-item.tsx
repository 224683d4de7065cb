/** A message of the agent that is not stored yet: delayed, in flight, or failed with a retry. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { RichText } from '../../../shared/ui/rich-text.tsx';
import type { Outgoing } from '../composer/outgoing-messages.ts';
import { MessageFiles } from './message-files.tsx';
import classes from './outgoing-item.module.css';

type OutgoingItemProps = {
  item: Outgoing;
  onUndo: () => void;
  onSendNow: () => void;
  onRetry: () => void;
  onDiscard: () => void;
};

export function OutgoingItem({ item, onUndo, onSendNow, onRetry, onDiscard }: OutgoingItemProps) {
  const { t } = useTranslation('desk-conversation');
  return (
    <div className={classes.outgoing} data-state={item.state}>
      {item.value !== '' && (
        <div className={classes.bubble} dir="auto">
          <RichText text={item.value} />
        </div>
      )}
      <MessageFiles files={item.files} />
      {item.state === 'held' && (
        <p className={classes.state} role="status">
          <SendsIn at={item.sendAt} />
          <Button size="xs" variant="subtle" onClick={onUndo}>
            {t('conversation.undo')}
          </Button>
          <Button className={classes.discard} size="xs" variant="subtle" onClick={onSendNow}>
            {t('conversation.sendNow')}
          </Button>
        </p>
      )}
      {item.state === 'sending' && <p className={classes.state}>{t('conversation.sending')}</p>}
      {item.state === 'waiting' && (
        <p className={classes.state} role="status">
          {t('conversation.waiting')}
          <Button className={classes.discard} size="xs" variant="subtle" onClick={onDiscard}>
            {t('conversation.discard')}
          </Button>
        </p>
      )}
      {item.state === 'failed' && (
        <p className={classes.state} role="alert">
          {t('conversation.notSent')} {item.problem}
          <Button size="xs" variant="subtle" onClick={onRetry}>
            {t('conversation.retry')}
          </Button>
          <Button className={classes.discard} size="xs" variant="subtle" onClick={onDiscard}>
            {t('conversation.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}

function SendsIn({ at }: { at: number }) {
  const { t } = useTranslation('desk-conversation');
  const count = Math.max(0, Math.ceil((at - useNow(250).getTime()) / 1_000));
  return <span aria-live="off">{t('conversation.sendsIn', { count })}</span>;
}
