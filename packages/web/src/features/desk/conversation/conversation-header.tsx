/** The visitor's name and the actions on the conversation. */
import { ActionIcon, Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowBackUp } from '../../../shared/icons/arrow-back-up.ts';
import { IconArrowLeft } from '../../../shared/icons/arrow-left.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconHandGrab } from '../../../shared/icons/hand-grab.ts';
import { IconInfoCircle } from '../../../shared/icons/info-circle.ts';
import { IconUserShare } from '../../../shared/icons/user-share.ts';
import { SessionDueTimer } from '../../../shared/targets/session-due.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { LanguageTag } from '../parts/language-tag.tsx';
import { SessionRating } from '../parts/session-rating.tsx';
import { ShortcutTooltip } from '../shortcuts/shortcut-tooltip.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';
import classes from './conversation-header.module.css';
import { isUnowned, isWithAgent } from './conversation-owner.ts';
import { HeaderActions } from './header-actions.tsx';
import type { PaneDialog } from './pane-dialog.ts';
import { VerifiedBadge } from './verified-badge.tsx';
import { Viewers } from './viewers.tsx';

type ConversationHeaderProps = {
  session: QueueUser;
  visitorIsThere: boolean;
  isMine: boolean;
  mayMonitor: boolean;
  canReopen: boolean;
  /** The buttons that call the visitor. */
  callButtons: ReactNode;
  ticketNumber: ReactNode;
  moves: Transitions;
  onMove: (dialog: PaneDialog) => void;
  onBack: () => void;
  onDetails: () => void;
};

export function ConversationHeader(props: ConversationHeaderProps) {
  const { t } = useTranslation('desk-conversation');
  const { session, visitorIsThere, isMine, mayMonitor, canReopen, moves, onMove, onBack, onDetails } = props;
  const { userSessionId, userName, userId } = session;
  const fromBot = session.status === 'INPROGRESS';
  return (
    <header className={classes.head} data-calls={props.callButtons ? true : undefined}>
      <ActionIcon className={classes.back} size="xl" aria-label={t('conversation.back')} onClick={onBack}>
        <IconArrowLeft size={20} stroke={1.75} />
      </ActionIcon>
      <span className={classes.face}>
        <UserAvatar id={userId} name={userName} size="row" />
        {visitorIsThere && <span className={classes.there} role="img" aria-label={t('conversation.there')} />}
      </span>
      <div className={classes.who}>
        <div className={classes.line}>
          <h1 className={classes.name} title={userName}>
            {userName}
          </h1>
          <span className={classes.ticket}>{props.ticketNumber}</span>
          <LanguageTag language={session.language} />
          {session.isVerified && <VerifiedBadge appName={session.appName} />}
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
          <SessionRating of={session} />
          <SessionDueTimer session={session} />
        </div>
      </div>
      <Viewers conversationId={session.conversationId} />
      {props.callButtons}
      {isMine && <HeaderActions session={session} moves={moves} onMove={onMove} />}
      {mayMonitor && !isMine && session.status === 'UNASSIGNED' && (
        <Button
          variant="default"
          classNames={{ label: classes.actLabel, section: classes.actIcon }}
          leftSection={<IconUserShare size={16} stroke={1.75} />}
          title={t('conversation.assign')}
          onClick={() => onMove('assign')}
        >
          {t('conversation.assign')}
        </Button>
      )}
      {mayMonitor && !isMine && isWithAgent(session) && (
        <>
          <Button variant="default" className={classes.second} onClick={() => onMove('assign')}>
            {t('conversation.assign')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconHandGrab size={16} stroke={1.75} />}
            onClick={() => onMove('takeOver')}
          >
            {t('conversation.takeOver')}
          </Button>
        </>
      )}
      {isUnowned(session) && (
        <ShortcutTooltip of="take">
          <Button
            leftSection={<IconHandGrab size={16} stroke={1.75} />}
            loading={moves.isTaking}
            aria-keyshortcuts="T"
            onClick={() => moves.take(userSessionId)}
          >
            {t(fromBot ? 'conversation.takeFromBot' : 'conversation.take', { ns: 'desk' })}
          </Button>
        </ShortcutTooltip>
      )}
      {isMine && (
        <ShortcutTooltip of="close">
          <Button
            className={classes.close}
            aria-keyshortcuts="E"
            leftSection={<IconCheck size={16} stroke={1.75} />}
            loading={moves.isClosing}
            // It replaces the Take button: the second click of a double click must not close the
            // conversation.
            onClick={(event) => event.detail < 2 && moves.close(userSessionId)}
          >
            {t('conversation.close')}
          </Button>
        </ShortcutTooltip>
      )}
      {canReopen && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          data-action="reopen"
          loading={moves.isReopening}
          onClick={() => moves.reopen(userSessionId)}
        >
          {t('conversation.reopen')}
        </Button>
      )}
      <ActionIcon className={classes.details} aria-label={t('conversation.details')} onClick={onDetails}>
        <IconInfoCircle size={18} stroke={1.75} />
      </ActionIcon>
    </header>
  );
}
