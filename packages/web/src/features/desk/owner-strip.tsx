/** Who is talking now; it never hides. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import classes from './owner-strip.module.css';

const KINDS = {
  UNASSIGNED: 'waiting',
  INPROGRESS: 'bot',
  ASSIGNED: 'other',
  ESCALATED: 'other',
  COMPLETED: 'over',
  CLOSED: 'over',
} as const;

export function OwnerStrip({ session, isMine }: { session: QueueUser; isMine: boolean }) {
  const { t } = useTranslation('desk');
  const kind = isMine ? 'yours' : KINDS[session.status];
  const names = { name: session.userName, agent: session.agentName ?? '' };
  return (
    <p className={classes.strip} data-kind={kind}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>
        <b>{t(`conversation.strip.${kind}.who`, names)}</b> {t(`conversation.strip.${kind}.then`, names)}
      </span>
    </p>
  );
}
