/** The targets of a ticket: the time left, or whether they were met. */
import { isBreached, type Ticket, type TicketTarget } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { IconAlertTriangle } from '../../shared/icons/alert-triangle.ts';
import { IconCheck } from '../../shared/icons/check.ts';
import { IconHourglass } from '../../shared/icons/hourglass.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { DueTimer } from '../../shared/targets/due-timer.tsx';
import classes from './ticket-targets.module.css';

export function TicketTargets({ targets }: Pick<Ticket, 'targets'>) {
  const { t } = useTranslation('targets');
  if (targets.length === 0) return null;
  return (
    <dl className={classes.targets}>
      {targets.map((target) => (
        <div key={target.kind} className={classes.target}>
          <dt>{t(`kinds.${target.kind}`)}</dt>
          <dd>
            <TargetState target={target} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TargetState({ target }: { target: TicketTarget }) {
  const { t } = useTranslation('targets');
  const { kind, state, dueAt, warnAt, stoppedAt } = target;
  if (state === 'running' && dueAt)
    return <DueTimer due={{ kind, dueAt, warnAt: warnAt ?? dueAt }} hasVisibleName />;
  const isMissed = isBreached(target, Date.now());
  if (state === 'running') return <State icon={IconHourglass} text={t('states.neverDue')} />;
  if (state === 'paused') return <State icon={IconHourglass} text={t('states.paused')} isMissed={isMissed} />;
  const at = stoppedAt ? formatDateTime(stoppedAt) : '';
  if (state === 'ended')
    return <State icon={IconHourglass} text={t('states.ended')} title={at} isMissed={isMissed} />;
  return isMissed ? (
    <State icon={IconAlertTriangle} text={t('states.metLate')} title={at} isMissed />
  ) : (
    <State icon={IconCheck} text={t('states.met')} title={at} />
  );
}

type StateProps = { icon: Icon; text: string; title?: string; isMissed?: boolean };

const State = ({ icon: StateIcon, text, title, isMissed = false }: StateProps) => (
  <span className={classes.state} title={title} data-missed={isMissed || undefined}>
    <StateIcon size={14} stroke={1.75} aria-hidden />
    {text}
  </span>
);
