/** One conversation in a queue: visitor, last message, waiting time, owner. */
import { Loader } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMail } from '../../../shared/icons/mail.ts';
import { IconRosetteDiscountCheckFilled } from '../../../shared/icons/rosette-discount-check-filled.ts';
import { SessionDueTimer } from '../../../shared/targets/session-due.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { LanguageTag } from '../parts/language-tag.tsx';
import { shortPage } from '../parts/short-page.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { TransferOfferButtons } from '../transitions/transfer-offer-buttons.tsx';
import { LastMessage } from './last-message.tsx';
import { OwnerChip } from './owner-chip.tsx';
import { PageChip } from './page-chip.tsx';
import classes from './queue-row.module.css';
import { RowGroup } from './row-group.tsx';
import { RowTags } from './row-tags.tsx';
import { WaitingAge } from './waiting-age.tsx';

/** The actions of a row. */
export type RowActions = {
  onOpen: (session: QueueUser, isByMouse: boolean) => void;
  onTake?: ((session: QueueUser) => void) | undefined;
  onAnswer: (session: QueueUser, accept: boolean) => void;
};

type QueueRowProps = RowActions & {
  session: QueueUser;
  ownId: string;
  isOpen: boolean;
  /** The Tab stop. */
  isStop: boolean;
  isTyping: boolean;
  isBusy: boolean;
  onFocus?: ((session: QueueUser) => void) | undefined;
};

/** Whether the visitor is online; undefined after the end. */
const presenceOf = ({ endedAt, visitorLeftAt }: QueueUser): 'there' | 'left' | undefined =>
  endedAt ? undefined : visitorLeftAt ? 'left' : 'there';

export const QueueRow = memo((props: QueueRowProps) => {
  const { session, ownId, isOpen, isStop, isTyping, isBusy, onFocus, onOpen, onTake, onAnswer } = props;
  const { t } = useTranslation('desk');
  const { userId, userName, appName, unreadCount, isVerified, answersByEmail, status } = session;
  const visited = useDeskStore(({ pages }) => pages[session.conversationId]);
  const page = status === 'UNASSIGNED' && presenceOf(session) === 'there' && shortPage(visited ?? '');
  const tabIndex = isStop ? 0 : -1;
  const isOffered = session.transfer?.toAgentId === ownId;
  const id = `row-${session.userSessionId}`;
  return (
    <div
      className={classes.row}
      data-open={isOpen || undefined}
      data-takeable={onTake && true}
      data-unread={unreadCount > 0 || undefined}
      data-status={status}
      data-presence={presenceOf(session)}
    >
      <button
        type="button"
        className={classes.open}
        data-row={session.userSessionId}
        tabIndex={tabIndex}
        aria-current={isOpen || undefined}
        aria-label={t('row.open', { name: userName })}
        aria-describedby={id}
        onFocus={() => onFocus?.(session)}
        // A click without a pointer comes from the keyboard.
        onClick={(event) => onOpen(session, event.detail > 0)}
      >
        <span className={classes.face}>
          <UserAvatar id={userId} name={userName} size="row" />
          <span className={classes.dot} aria-hidden />
        </span>
        <span className={classes.text} id={id}>
          <span className={classes.line}>
            <span className={classes.name}>
              {userName}
              {isVerified && (
                <span className={classes.verified} role="img" aria-label={t('row.verified')}>
                  <IconRosetteDiscountCheckFilled size={14} aria-hidden />
                </span>
              )}
            </span>
            <LanguageTag language={session.language} />
            <span className={classes.hidden}>
              {t(`status.${session.visitorLeftAt && status === 'UNASSIGNED' ? 'LEFT' : status}`)}
              {presenceOf(session) === 'there' && ` · ${t('row.there')}`}
            </span>
            <WaitingAge session={session} />
          </span>
          <span className={classes.line}>
            <span
              className={classes.last}
              data-typing={isTyping || undefined}
              data-unread={unreadCount > 0 || undefined}
            >
              {isTyping ? t('row.typing') : <LastMessage session={session} ownId={ownId} />}
            </span>
            <SessionDueTimer session={session} />
          </span>
          <span className={classes.line}>
            <span className={classes.facts}>
              {page && <PageChip page={page} />}
              {/* Who waits has no owner. */}
              {status === 'UNASSIGNED' ? (
                <RowGroup groupId={session.groupId} />
              ) : (
                <OwnerChip session={session} ownId={ownId} />
              )}
              <RowTags userSessionId={session.userSessionId} />
              <span className={classes.app}>{appName}</span>
            </span>
            {answersByEmail && (
              <span
                className={classes.mail}
                role="img"
                aria-label={t('row.byEmail')}
                title={t('row.byEmail')}
              >
                <IconMail size={14} stroke={1.75} aria-hidden />
              </span>
            )}
            {/* As wide as the button, which covers it. */}
            {onTake && (
              <span className={classes.takeSpace} aria-hidden>
                {t('conversation.take')}
              </span>
            )}
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
        <button
          type="button"
          className={classes.take}
          tabIndex={tabIndex}
          aria-label={t('row.take', { name: userName })}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onTake(session)}
        >
          {isBusy ? <Loader size={14} color="currentColor" /> : t('conversation.take')}
        </button>
      )}
      {isOffered && session.transfer && (
        <div className={classes.offer}>
          <span className={classes.offerText}>
            {t('row.offered', { name: session.transfer.byAgentName })}
          </span>
          <TransferOfferButtons
            name={userName}
            isBusy={isBusy}
            tabIndex={tabIndex}
            onAnswer={(accept) => onAnswer(session, accept)}
          />
        </div>
      )}
    </div>
  );
});
