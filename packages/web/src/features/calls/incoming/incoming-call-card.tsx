/** A call that rings, that goes on after a transfer, or that a colleague asks this agent to join. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconEar } from '../../../shared/icons/ear.ts';
import { IconPhone } from '../../../shared/icons/phone.ts';
import { IconPhoneOff } from '../../../shared/icons/phone-off.ts';
import { IconVideo } from '../../../shared/icons/video.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { useIsInCall } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import { reportCallFailure } from '../report-call-failure.ts';
import classes from './incoming-call-card.module.css';
import type { IncomingCall } from './incoming-calls.policy.ts';

type IncomingCallCardProps = {
  incoming: IncomingCall;
  calls: DeskCalls;
  /** Opens the conversation of the call. */
  onAnswered: () => void;
};

export function IncomingCallCard({ incoming: { call, how }, calls, onAnswered }: IncomingCallCardProps) {
  const { t } = useTranslation('calls');
  const isInCall = useIsInCall();
  const answer = (video: boolean) => {
    if (isInCall) calls.hangUp();
    calls.accept(call, { video, isListener: how === 'listen' }).then(onAnswered, reportCallFailure);
  };
  const decline = () => void calls.decline(call).catch(reportCallFailure);
  const names = { name: call.visitorName, agent: call.agentName };
  const title = t(`incoming.${how}.title`, names);
  return (
    <section className={classes.card} role="alertdialog" aria-label={title} data-how={how}>
      <UserAvatar id={call.visitorName} name={call.visitorName} size="row" />
      <div className={classes.who}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>
          {t(`kind.${call.kind}`)}
          {isInCall && ` · ${t('incoming.endsCurrent')}`}
        </p>
      </div>
      <div className={classes.buttons}>
        {how === 'listen' ? (
          <Button leftSection={<IconEar size={16} stroke={1.75} aria-hidden />} onClick={() => answer(false)}>
            {t('incoming.listen.act')}
          </Button>
        ) : (
          <>
            <Button
              leftSection={<IconPhone size={16} stroke={1.75} aria-hidden />}
              variant={call.kind === 'voice' ? 'filled' : 'default'}
              aria-keyshortcuts={call.kind === 'voice' ? 'Shift+Y' : undefined}
              onClick={() => answer(false)}
            >
              {t(`incoming.${how}.voice`)}
            </Button>
            <Button
              leftSection={<IconVideo size={16} stroke={1.75} aria-hidden />}
              variant={call.kind === 'video' ? 'filled' : 'default'}
              aria-keyshortcuts={call.kind === 'video' ? 'Shift+Y' : undefined}
              onClick={() => answer(true)}
            >
              {t(`incoming.${how}.video`)}
            </Button>
          </>
        )}
        <Button
          color="red"
          variant="light"
          leftSection={<IconPhoneOff size={16} stroke={1.75} aria-hidden />}
          aria-keyshortcuts="Shift+X"
          onClick={decline}
        >
          {t('incoming.decline')}
        </Button>
      </div>
    </section>
  );
}
