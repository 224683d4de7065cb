/** What the agent has to know or do during a call, each with its way out. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallState } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import { useOwnParticipant } from '../use-own-participant.ts';
import classes from './call-notices.module.css';

export function CallNotices({ calls }: { calls: DeskCalls }) {
  const { t } = useTranslation('calls');
  const failure = useCallState((state) => state.failure);
  const notice = useCallState((state) => state.notice);
  const isSoundBlocked = useCallState((state) => state.isSoundBlocked);
  const { isVideoPaused, screen } = useCallState((state) => state.local);
  const isListener = useOwnParticipant()?.isListener;
  const dismiss = { label: t('notice.dismiss'), act: calls.dismiss };
  return (
    <div className={classes.notices}>
      {failure && (
        <Notice role="alert" action={dismiss}>
          {t(`failure.${failure.of}.${failure.code}`)}
        </Notice>
      )}
      {notice && (
        <Notice role="status" action={dismiss}>
          {t(`notice.${notice.of}.${notice.code}`)}
        </Notice>
      )}
      {isSoundBlocked && (
        <Notice role="alert" action={{ label: t('notice.playSound'), act: calls.playSound }}>
          {t('notice.soundBlocked')}
        </Notice>
      )}
      {isVideoPaused && <Notice role="status">{t('notice.videoPaused')}</Notice>}
      {isListener && <Notice role="status">{t('notice.listening')}</Notice>}
      {screen && (
        <Notice role="status" action={{ label: t('controls.stopSharing'), act: calls.stopSharing }}>
          {t('notice.sharing')}
        </Notice>
      )}
    </div>
  );
}

type NoticeProps = {
  role: 'alert' | 'status';
  action?: { label: string; act: () => void };
  children: ReactNode;
};

const Notice = ({ role, action, children }: NoticeProps) => (
  <div className={classes.notice} role={role}>
    <span>{children}</span>
    {action && (
      <button type="button" onClick={action.act}>
        {action.label}
      </button>
    )}
  </div>
);
