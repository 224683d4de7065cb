/** Names, the time, the connection, and which supervisors listen or speak. */
import { useTranslation } from 'react-i18next';
import { IconEar } from '../../../shared/icons/ear.ts';
import { IconMicrophone } from '../../../shared/icons/microphone.ts';
import { useCallState } from '../calls-store.ts';
import classes from './call-status.module.css';
import { CallTimer } from './call-timer.tsx';
import { QualityBadge } from './quality-badge.tsx';

export function CallStatus() {
  const { t } = useTranslation('calls');
  const call = useCallState((state) => state.call);
  const phase = useCallState((state) => state.phase);
  const remotes = useCallState((state) => state.remotes);
  const supervisors = remotes.filter(({ party }) => party === 'supervisor');
  if (phase === 'idle' || phase === 'ended') return null;
  const isTalking = phase === 'connected' && call?.answeredAt;
  return (
    <header className={classes.status}>
      <h2 className={classes.name}>{call?.visitorName}</h2>
      <span className={classes.phase}>
        {isTalking ? <CallTimer from={call.answeredAt ?? ''} /> : t(`phase.${phase}`)}
      </span>
      {phase === 'connected' && <QualityBadge />}
      {supervisors.map(({ participantId, name, isListener }) => {
        const Icon = isListener ? IconEar : IconMicrophone;
        return (
          <span key={participantId} className={classes.supervisor}>
            <Icon size={14} stroke={1.75} aria-hidden />
            {t(isListener ? 'supervisor.listens' : 'supervisor.speaks', { name })}
          </span>
        );
      })}
      {call?.invited.map(({ userId, name }) => (
        <span key={userId} className={classes.supervisor}>
          {t('supervisor.invited', { name })}
        </span>
      ))}
    </header>
  );
}
