/** Shown on every page but the call's own conversation: the call goes on, or has ended. */
import { ActionIcon, Button } from '@mantine/core';
import type { Call } from '@parrot/contract/calls';
import { useTranslation } from 'react-i18next';
import { IconMicrophone } from '../../shared/icons/microphone.ts';
import { IconMicrophoneOff } from '../../shared/icons/microphone-off.ts';
import { IconPhone } from '../../shared/icons/phone.ts';
import classes from './call-bar.module.css';
import { useCallState, useCalls } from './calls-store.ts';
import { useEndText } from './use-end-text.ts';
import { CallTimer } from './view/call-timer.tsx';

type CallBarProps = {
  /** Whether the conversation of the call is on the screen. */
  isOpen: (call: Call) => boolean;
  onReturn: (call: Call) => void;
};

export function CallBar({ isOpen, onReturn }: CallBarProps) {
  const { t } = useTranslation('calls');
  const calls = useCalls();
  const phase = useCallState((state) => state.phase);
  const call = useCallState((state) => state.call);
  const audio = useCallState((state) => state.local.audio);
  const endText = useEndText();
  if (!calls || !call || phase === 'idle' || isOpen(call)) return null;
  if (phase === 'ended') {
    return (
      <div className={classes.bar} data-ended role="status">
        <span className={classes.text}>{endText}</span>
        <Button size="xs" variant="default" onClick={() => onReturn(call)}>
          {t('bar.open')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={calls.close}>
          {t('notice.dismiss')}
        </Button>
      </div>
    );
  }
  const Icon = audio ? IconMicrophone : IconMicrophoneOff;
  return (
    <section className={classes.bar} aria-label={t('view', { name: call.visitorName })}>
      <IconPhone size={16} stroke={1.75} aria-hidden />
      <span className={classes.text}>
        {t('bar.inCall', { name: call.visitorName })}{' '}
        {phase === 'connected' && call.answeredAt ? (
          <CallTimer from={call.answeredAt} />
        ) : (
          t(`phase.${phase}`)
        )}
      </span>
      <ActionIcon
        size="sm"
        variant="transparent"
        className={classes.mute}
        aria-label={t(audio ? 'controls.mute' : 'controls.unmute')}
        onClick={() => void calls.setMicrophone(!audio)}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
      <Button size="xs" variant="white" onClick={() => onReturn(call)}>
        {t('bar.return')}
      </Button>
      <Button size="xs" color="red" onClick={() => calls.hangUp()}>
        {t('controls.hangUp')}
      </Button>
    </section>
  );
}
