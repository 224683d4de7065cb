/** Who the conversation is with, and the one act that is next: take it, or close it. */
import { ActionIcon, Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { IconArrowLeft, IconCheck, IconHandGrab } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import classes from './conversation-head.module.css';
import { SessionRating } from './session-rating.tsx';
import { VerifiedMark } from './verified-mark.tsx';

type ConversationHeadProps = {
  session: QueueUser;
  isMine: boolean;
  isTaking: boolean;
  isClosing: boolean;
  onTake: () => void;
  onClose: () => void;
  onBack: () => void;
};

export function ConversationHead(props: ConversationHeadProps) {
  const { t } = useTranslation('desk');
  const { session, isMine, isTaking, isClosing, onTake, onClose, onBack } = props;
  const mayTake = session.status === 'UNASSIGNED' || session.status === 'INPROGRESS';
  return (
    <header className={classes.head}>
      <ActionIcon className={classes.back} size="xl" aria-label={t('conversation.back')} onClick={onBack}>
        <IconArrowLeft size={20} stroke={1.75} />
      </ActionIcon>
      <PersonAvatar id={session.userId} name={session.userName} size="row" />
      <div className={classes.who}>
        <div className={classes.line}>
          <h1 className={classes.name} title={session.userName}>
            {session.userName}
          </h1>
          {session.isVerified && <VerifiedMark appName={session.appName} />}
        </div>
        <div className={classes.line}>
          <p className={classes.app}>{session.appName}</p>
          {session.email && (
            <a
              className={classes.email}
              href={`mailto:${encodeURIComponent(session.email).replace('%40', '@')}`}
            >
              {session.email}
            </a>
          )}
          {session.rating !== null && <SessionRating stars={session.rating} />}
        </div>
      </div>
      {mayTake && (
        <Button leftSection={<IconHandGrab size={16} stroke={1.75} />} loading={isTaking} onClick={onTake}>
          {t('conversation.take')}
        </Button>
      )}
      {isMine && (
        <Button
          leftSection={<IconCheck size={16} stroke={1.75} />}
          loading={isClosing}
          // It stands where Take stood: the second click of a double click must not close what was just taken.
          onClick={(event) => event.detail < 2 && onClose()}
        >
          {t('conversation.close')}
        </Button>
      )}
    </header>
  );
}
