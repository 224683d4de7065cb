/** Who is talking now, since when the bot is silent, and pending offers; always visible. */
import { Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { TransferOfferButtons } from '../transitions/transfer-offer-buttons.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';
import { AssignmentReason } from './assignment-reason.tsx';
import { ownerOf } from './conversation-owner.ts';
import { Countdown } from './countdown.tsx';
import classes from './owner-bar.module.css';

const KINDS = {
  UNASSIGNED: 'waiting',
  INPROGRESS: 'bot',
  ASSIGNED: 'other',
  ESCALATED: 'other',
  COMPLETED: 'over',
  CLOSED: 'over',
} as const;

type OwnerBarProps = { session: QueueUser; ownId: string; isMine: boolean; moves: Transitions };

export function OwnerBar({ session, ownId, isMine, moves }: OwnerBarProps) {
  const { t } = useTranslation('desk-conversation');
  const { userSessionId, transfer, assignment } = session;
  const isBusy = moves.busy === userSessionId;
  if (transfer && transfer.toAgentId === ownId) {
    return (
      <div className={classes.strip} data-kind="waiting" role="status">
        <span className={classes.dot} aria-hidden />
        <span className={classes.text}>
          <b>{t('offer.toYou', { ns: 'desk', name: transfer.byAgentName })}</b> {transfer.note}
        </span>
        <Countdown until={transfer.until} />
        <TransferOfferButtons
          name={session.userName}
          isBusy={isBusy}
          onAnswer={(accept) => moves.answer({ id: userSessionId, accept })}
        />
      </div>
    );
  }
  const hasLeft = session.status === 'UNASSIGNED' && session.visitorLeftAt !== null;
  const isSilent = session.status === 'INPROGRESS' && session.overLimit;
  const kind = isMine ? 'yours' : hasLeft ? 'left' : isSilent ? 'silent' : KINDS[session.status];
  const since = assignment ? formatTime(assignment.at) : '';
  const names = { name: session.userName, agent: ownerOf(session)?.name ?? '', since };
  const then = since && (kind === 'yours' || kind === 'other') ? 'since' : 'then';
  return (
    <div className={classes.strip} data-kind={kind}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.text}>
        <b>{t(`conversation.strip.${kind}.who`, names)}</b>{' '}
        {kind === 'yours' || kind === 'other'
          ? t(`conversation.strip.${kind}.${then}`, names)
          : t(`conversation.strip.${kind}.then`, names)}
      </span>
      {transfer && (
        <span className={classes.offer} role="status">
          {t('offer.waiting', { ns: 'desk', name: transfer.toAgentName })}{' '}
          <Countdown until={transfer.until} />
          {isMine && (
            <Button
              size="xs"
              variant="subtle"
              loading={isBusy}
              onClick={() => moves.cancelOffer(userSessionId)}
            >
              {t('offer.cancel', { ns: 'desk' })}
            </Button>
          )}
        </span>
      )}
      {isMine && assignment && <AssignmentReason assignment={assignment} />}
    </div>
  );
}
