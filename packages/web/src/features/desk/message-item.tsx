/** One message, told apart by who wrote it: the visitor on the left, bot and agents on the right, events as a thin line. */
import type { Message } from '@parrot/contract/conversations';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { clockTime } from './clock-time.ts';
import classes from './message-item.module.css';

export function MessageItem({ message, ownId }: { message: Message; ownId: string }) {
  const { t } = useTranslation('desk');
  const { userType, senderId, senderName, value, time, event } = message;
  if (event) {
    return (
      <p className={classes.event}>
        <span>
          <b>{senderId === ownId ? t('conversation.you') : senderName}</b> {t(`conversation.event.${event}`)}{' '}
          · {clockTime(time)}
        </span>
      </p>
    );
  }
  const author = userType === 'agent' && senderId === ownId ? t('conversation.you') : senderName;
  return (
    <div className={classes.message} data-by={userType}>
      {userType === 'bot' ? (
        <span className={classes.botMark} aria-hidden>
          <IconRobot size={16} stroke={1.75} />
        </span>
      ) : (
        <PersonAvatar id={senderId} name={senderName} />
      )}
      <div className={classes.column}>
        <p className={classes.bubble}>{value}</p>
        <p className={classes.meta}>
          {author} · <time dateTime={time}>{clockTime(time)}</time>
        </p>
      </div>
    </div>
  );
}
