/** One conversation in a list: who, what was said last, how long they wait, who has it. */
import { Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { IconClock, IconRobot, IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import classes from './queue-row.module.css';
import { ageOf, urgencyOf, waitedFor } from './waiting-time.ts';

type QueueRowProps = {
  session: QueueUser;
  now: Date;
  isOpen: boolean;
  /** The Tab key stops here. */
  isStop: boolean;
  isTyping: boolean;
  isTaking: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onTake: (() => void) | undefined;
};

export function QueueRow(props: QueueRowProps) {
  const { session, now, isOpen, isStop, isTyping, isTaking, onFocus, onOpen, onTake } = props;
  const { t } = useTranslation('desk');
  const { userId, userName, appName, unreadCount, isVerified } = session;
  const tabIndex = isStop ? 0 : -1;
  return (
    <div
      className={classes.row}
      data-open={isOpen || undefined}
      data-takeable={onTake && true}
      data-unread={unreadCount > 0 || undefined}
    >
      <button
        type="button"
        className={classes.open}
        data-row
        tabIndex={tabIndex}
        aria-current={isOpen || undefined}
        aria-label={t('row.open', { name: userName })}
        aria-describedby={`row-${session.userSessionId}`}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <PersonAvatar id={userId} name={userName} size="row" />
        <span className={classes.words} id={`row-${session.userSessionId}`}>
          <span className={classes.line}>
            <span className={classes.name}>
              {userName}
              {isVerified && (
                <span className={classes.verified} role="img" aria-label={t('row.verified')}>
                  <IconRosetteDiscountCheckFilled size={14} aria-hidden />
                </span>
              )}
            </span>
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
            <Owner session={session} />
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
      {onTake && (
        <Button
          className={classes.take}
          size="xs"
          variant="light"
          tabIndex={tabIndex}
          aria-label={t('row.take', { name: userName })}
          loading={isTaking}
          onClick={onTake}
        >
          {t('conversation.take')}
        </Button>
      )}
    </div>
  );
}

function Owner({ session: { agentId, agentName } }: { session: QueueUser }) {
  const { t } = useTranslation('desk');
  return (
    <span className={classes.owner}>
      {agentId ? (
        <PersonAvatar id={agentId} name={agentName ?? ''} size="small" />
      ) : (
        <IconRobot size={13} stroke={1.75} aria-hidden />
      )}
      {t(agentId ? 'row.you' : 'row.bot')}
    </span>
  );
}

function LastWords({ session: { lastMessage } }: { session: QueueUser }) {
  const { t } = useTranslation('desk');
  if (!lastMessage) return null;
  // What has no words is made of files.
  const { userType, value } = lastMessage;
  const text = value || t('row.files');
  if (userType === 'agent') return t('row.youSaid', { text });
  return userType === 'bot' ? t('row.botSaid', { text }) : text;
}

/** Coloured only while the visitor waits for us; after our reply it is a plain age. */
function Age({ session: { waitingSince, lastMessage, startedAt }, now }: { session: QueueUser; now: Date }) {
  const { t } = useTranslation('desk');
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (!waitingSince)
    return <span className={classes.age}>{ageOf(since(lastMessage?.time ?? startedAt))}</span>;
  const waited = since(waitingSince);
  const urgency = urgencyOf(waited);
  return (
    <span className={classes.age} data-urgency={urgency}>
      {urgency !== 'calm' && <IconClock size={13} stroke={2} aria-hidden />}
      <span className={classes.hidden}>{t('row.waiting')}</span>
      {waitedFor(waited)}
    </span>
  );
}
