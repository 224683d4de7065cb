/**
 * One message, styled by its author: the visitor on the left, bot and agents on the right, events as a
 * divider. The first one of a group shows author and time beside the text, or above it if that is long.
 */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDateTime, formatTime } from '../../../shared/format/format-date-time.ts';
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
  /** The first and the last message of a group of one sender. */
  isHead: boolean;
  isTail: boolean;
  /** One of the visitor's newest messages. */
  isRecent: boolean;
  /** The visitor has seen it. */
  isRead: boolean;
  /** It is the search result. */
  isFound: boolean;
};

export const MessageItem = memo(
  (props: MessageItemProps) => {
    const { message, session, ownId, isHead, isTail, isRecent, isRead, isFound } = props;
    const { t } = useTranslation('desk-conversation');
    const { userType, senderId, senderName, value, time, event, thumb, seq } = message;
    const author = senderId === ownId ? t('conversation.you') : senderName;
    if (event) return <SessionEvent message={message} author={author} />;
    const Tick = isRead ? IconChecks : IconCheck;
    return (
      <div
        className={classes.message}
        data-by={userType}
        data-seq={seq}
        data-head={isHead || undefined}
        data-tail={isTail || undefined}
        data-found={isFound || undefined}
      >
        {!isHead ? (
          <span className={classes.noMark} />
        ) : userType === 'bot' ? (
          <span className={classes.botMark} aria-hidden>
            <IconRobot size={16} stroke={1.75} />
          </span>
        ) : (
          <UserAvatar id={senderId} name={senderName} />
        )}
        <div className={classes.column}>
          <div className={classes.line}>
            {/* Files may come without text. */}
            {value !== '' && (
              <div className={classes.body}>
                {userType === 'visitor' ? (
                  <VisitorText
                    message={message}
                    session={session}
                    className={classes.bubble}
                    isRecent={isRecent}
                  />
                ) : (
                  <div className={classes.bubble} dir="auto">
                    <RichText text={value} folds={message.sources.length > 0} />
                  </div>
                )}
              </div>
            )}
            {/* In a group, only screen readers get the author again, and the time appears on demand. */}
            <div className={classes.meta}>
              <span className={isHead ? classes.author : classes.hidden}>{author} · </span>
              <time className={classes.time} dateTime={time} title={formatLongDateTime(time)}>
                {formatTime(time)}
              </time>
              <Correction message={message} />
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
              {userType === 'bot' && (
                <span className={classes.menu}>
                  <BotMessageMenu message={message} session={session} />
                </span>
              )}
            </div>
          </div>
          <MessageExtras message={message} isMine={senderId === ownId} />
        </div>
      </div>
    );
  },
  // The session changes with every message; a message uses only its id and language.
  (before, after) =>
    before.message === after.message &&
    before.isHead === after.isHead &&
    before.isTail === after.isTail &&
    before.isRecent === after.isRecent &&
    before.isRead === after.isRead &&
    before.isFound === after.isFound &&
    before.ownId === after.ownId &&
    before.session.userSessionId === after.session.userSessionId &&
    before.session.language === after.session.language,
);

/** The answer corrects another one, or was whispered by an agent. */
function Correction({ message: { corrects, correctedBy: name } }: { message: Message }) {
  const { t } = useTranslation('desk-conversation');
  if (!corrects && !name) return null;
  const text = !name
    ? t('conversation.corrected')
    : t(corrects ? 'conversation.correctedBy' : 'conversation.whisperedBy', { name });
  return (
    <span className={classes.correction} title={text}>
      {' '}
      · {text}
    </span>
  );
}
