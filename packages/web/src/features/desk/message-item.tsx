/** One message, told apart by who wrote it: the visitor on the left, bot and agents on the right, events as a thin line. */
import type { Message } from '@parrot/contract/conversations';
import { IconRobot } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { clockTime } from './clock-time.ts';
import { LineBetween } from './line-between.tsx';
import { MessageExtras } from './message-extras.tsx';
import classes from './message-item.module.css';
import { MessageThumb } from './message-thumb.tsx';

type MessageItemProps = { message: Message; ownId: string };

export const MessageItem = memo(({ message, ownId }: MessageItemProps) => {
  const { t } = useTranslation('desk');
  const { userType, senderId, senderName, value, time, event, thumb } = message;
  const author = senderId === ownId ? t('conversation.you') : senderName;
  if (event) {
    return (
      <LineBetween>
        <b>{author}</b> {t(`conversation.event.${event}`)} · {clockTime(time)}
      </LineBetween>
    );
  }
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
        {/* Files may come without a word. */}
        {value !== '' && <p className={classes.bubble}>{value}</p>}
        <MessageExtras message={message} />
        <p className={classes.meta}>
          {author} · <time dateTime={time}>{clockTime(time)}</time>
          {thumb && <MessageThumb thumb={thumb} />}
        </p>
      </div>
    </div>
  );
});
