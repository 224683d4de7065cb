/** One conversation in a list: who, what was said last, how long they wait, who has it. */
import type { QueueUser } from '@parrot/contract/conversations';
import { IconClock, IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import classes from './queue-row.module.css';
import { shortDuration, urgencyOf } from './waiting-time.ts';

type QueueRowProps = {
  session: QueueUser;
  now: Date;
  isOpen: boolean;
  isTyping: boolean;
  onOpen: () => void;
};

export function QueueRow({ session, now, isOpen, isTyping, onOpen }: QueueRowProps) {
  const { t } = useTranslation('desk');
  const { userId, userName, appName, agentName, unreadCount } = session;
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isOpen || undefined}
      aria-label={t('row.open', { name: userName })}
      aria-describedby={`row-${session.userSessionId}`}
      onClick={onOpen}
    >
      <PersonAvatar id={userId} name={userName} size="row" />
      <span className={classes.words} id={`row-${session.userSessionId}`}>
        <span className={classes.line}>
          <span className={classes.name}>{userName}</span>
          <Age session={session} now={now} />
        </span>
        <span
          className={classes.last}
          data-typing={isTyping || undefined}
          data-unread={unreadCount > 0 || undefined}
        >
          {isTyping ? t('row.typing') : <LastWords session={session} />}
        </span>
        <span className={classes.line}>
          <span className={classes.owner}>
            {agentName ? (
              t('row.you')
            ) : (
              <>
                <IconRobot size={13} stroke={1.75} aria-hidden /> {t('row.bot')}
              </>
            )}
          </span>
          <span className={classes.app}>{appName}</span>
          {unreadCount > 0 && (
            <span className={classes.unread}>
              <span aria-hidden>{unreadCount}</span>
              <span className={classes.hidden}>{t('row.unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function LastWords({ session: { lastMessage } }: { session: QueueUser }) {
  const { t } = useTranslation('desk');
  if (!lastMessage) return null;
  if (lastMessage.userType === 'agent') return t('row.youSaid', { text: lastMessage.value });
  return lastMessage.userType === 'bot' ? t('row.botSaid', { text: lastMessage.value }) : lastMessage.value;
}

/** Coloured only while the visitor waits for us; after our reply it is a plain age. */
function Age({ session: { waitingSince, lastMessage, startedAt }, now }: { session: QueueUser; now: Date }) {
  const { t } = useTranslation('desk');
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (!waitingSince)
    return <span className={classes.age}>{shortDuration(since(lastMessage?.time ?? startedAt))}</span>;
  const waited = since(waitingSince);
  const urgency = urgencyOf(waited);
  return (
    <span
      className={classes.age}
      data-urgency={urgency}
      title={t('row.waiting', { time: shortDuration(waited) })}
    >
      {urgency !== 'calm' && <IconClock size={13} stroke={2} aria-hidden />}
      {shortDuration(waited)}
    </span>
  );
}
