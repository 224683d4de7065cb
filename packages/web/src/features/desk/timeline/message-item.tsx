/**
 * One message, styled by its author: the visitor on the left, bot and agents on the right, events as a
 * divider.
 */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconChecks } from '../../../shared/icons/checks.ts';
import { IconRobot } from '../../../shared/icons/robot.ts';
import { RichText } from '../../../shared/ui/rich-text.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { BotMessageMenu } from '../context/bot-message/bot-message-menu.tsx';
import { VisitorText } from '../translation/visitor-text.tsx';
import { MessageExtras } from './message-extras.tsx';
import classes from './message-item.module.css';
import { MessageThumb } from './message-thumb.tsx';
import { SessionEvent } from './session-event.tsx';

type MessageItemProps = {
  message: Message;
  session: QueueUser;
  ownId: string;
  /** One of the visitor's newest messages. */
  isRecent: boolean;
  /** The visitor has seen it. */
  isRead: boolean;
  /** It is the search result. */
  isFound: boolean;
};

export const MessageItem = memo(
  (props: MessageItemProps) => {
    const { message, session, ownId, isRecent, isRead, isFound } = props;
    const { t } = useTranslation('desk');
    const { userType, senderId, senderName, value, time, event, thumb, seq } = message;
    const author = senderId === ownId ? t('conversation.you') : senderName;
    if (event) return <SessionEvent message={message} author={author} />;
    const Tick = isRead ? IconChecks : IconCheck;
    return (
      <div className={classes.message} data-by={userType} data-seq={seq} data-found={isFound || undefined}>
        {userType === 'bot' ? (
          <span className={classes.botMark} aria-hidden>
            <IconRobot size={16} stroke={1.75} />
          </span>
        ) : (
          <UserAvatar id={senderId} name={senderName} />
        )}
        <div className={classes.column}>
          {/* Files may come without text. */}
          {value !== '' &&
            (userType === 'visitor' ? (
              <VisitorText
                message={message}
                session={session}
                className={classes.bubble}
                isRecent={isRecent}
              />
            ) : (
              <div className={classes.bubble} dir="auto">
                <RichText text={value} />
              </div>
            ))}
          <MessageExtras message={message} isMine={senderId === ownId} />
          <div className={classes.meta}>
            {author} · <time dateTime={time}>{formatTime(time)}</time>
            {thumb && <MessageThumb thumb={thumb} />}
            {userType === 'agent' && (
              <span
                className={classes.tick}
                data-read={isRead || undefined}
                role="img"
                aria-label={t(isRead ? 'conversation.read' : 'conversation.sent')}
              >
                <Tick size={14} stroke={1.75} aria-hidden />
              </span>
            )}
            {userType === 'bot' && <BotMessageMenu message={message} session={session} />}
          </div>
        </div>
      </div>
    );
  },
  // The session changes with every message; a message uses only its id and language.
  (before, after) =>
    before.message === after.message &&
    before.isRecent === after.isRecent &&
    before.isRead === after.isRead &&
    before.isFound === after.isFound &&
    before.ownId === after.ownId &&
    before.session.userSessionId === after.session.userSessionId &&
    before.session.language === after.session.language,
);
