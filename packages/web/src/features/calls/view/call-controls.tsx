/** What an agent does during a call. */
import { canShareScreen } from '@parrot/call-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMaximize } from '../../../shared/icons/maximize.ts';
import { IconMicrophone } from '../../../shared/icons/microphone.ts';
import { IconMicrophoneOff } from '../../../shared/icons/microphone-off.ts';
import { IconMinimize } from '../../../shared/icons/minimize.ts';
import { IconPhoneOff } from '../../../shared/icons/phone-off.ts';
import { IconPictureInPicture } from '../../../shared/icons/picture-in-picture.ts';
import { IconScreenShare } from '../../../shared/icons/screen-share.ts';
import { IconScreenShareOff } from '../../../shared/icons/screen-share-off.ts';
import { IconUserPlus } from '../../../shared/icons/user-plus.ts';
import { IconVideo } from '../../../shared/icons/video.ts';
import { IconVideoOff } from '../../../shared/icons/video-off.ts';
import { useCallState } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import { DeviceMenu } from '../devices/device-menu.tsx';
import { InviteSupervisorDialog } from '../invite-supervisor-dialog.tsx';
import { useOwnParticipant } from '../use-own-participant.ts';
import classes from './call-controls.module.css';
import { ControlButton } from './control-button.tsx';

type CallControlsProps = {
  calls: DeskCalls;
  isFull: boolean;
  onFull: () => void;
  /** Undefined without a remote video, or where the browser can't. */
  onPictureInPicture: (() => void) | undefined;
};

export function CallControls({ calls, isFull, onFull, onPictureInPicture }: CallControlsProps) {
  const { t } = useTranslation('calls');
  const { audio, video, screen } = useCallState((state) => state.local);
  const phase = useCallState((state) => state.phase);
  const own = useOwnParticipant();
  const [isInviting, setInviting] = useState(false);
  const isListener = own?.isListener ?? false;
  const isAgent = own?.party === 'agent';
  return (
    <div className={classes.controls} role="toolbar" aria-label={t('controls.label')}>
      {isListener ? (
        <button type="button" className={classes.speak} onClick={() => void calls.speak()}>
          <IconMicrophone size={18} stroke={1.75} aria-hidden />
          {t('controls.speak')}
        </button>
      ) : (
        <>
          <ControlButton
            name={t(audio ? 'controls.mute' : 'controls.unmute')}
            shortcut="M"
            icon={audio ? IconMicrophone : IconMicrophoneOff}
            isOff={!audio}
            onClick={() => void calls.setMicrophone(!audio)}
          />
          <ControlButton
            name={t(video ? 'controls.cameraOff' : 'controls.cameraOn')}
            shortcut="V"
            icon={video ? IconVideo : IconVideoOff}
            isOff={!video}
            onClick={() => void calls.setCamera(!video)}
          />
          {canShareScreen() && (
            <ControlButton
              name={t(screen ? 'controls.stopSharing' : 'controls.share')}
              shortcut="S"
              icon={screen ? IconScreenShareOff : IconScreenShare}
              isOn={screen}
              onClick={() => (screen ? calls.stopSharing() : void calls.shareScreen())}
            />
          )}
        </>
      )}
      <DeviceMenu calls={calls} isListener={isListener} />
      {isAgent && phase === 'connected' && (
        <ControlButton name={t('controls.invite')} icon={IconUserPlus} onClick={() => setInviting(true)} />
      )}
      {onPictureInPicture && (
        <ControlButton
          id="pictureInPicture"
          name={t('controls.pictureInPicture')}
          icon={IconPictureInPicture}
          onClick={onPictureInPicture}
        />
      )}
      <ControlButton
        name={t(isFull ? 'controls.leaveFullScreen' : 'controls.fullScreen')}
        icon={isFull ? IconMinimize : IconMaximize}
        onClick={onFull}
      />
      <ControlButton
        name={t(
          phase === 'ringing' || phase === 'preparing'
            ? 'controls.cancel'
            : isListener
              ? 'controls.leave'
              : 'controls.hangUp',
        )}
        shortcut="Shift H"
        icon={IconPhoneOff}
        isDangerous
        onClick={() => calls.hangUp()}
      />
      {isInviting && <InviteSupervisorDialog calls={calls} onClose={() => setInviting(false)} />}
    </div>
  );
}
