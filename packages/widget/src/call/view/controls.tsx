import { canShareScreen } from '@parrot/call-client';
import { Icon, PHONE } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { CAMERA, CAMERA_OFF, DEVICES, MICROPHONE, MICROPHONE_OFF, SCREEN } from '../icons.ts';
import { ToolButton } from './tool-button.tsx';

const buttonClass = (isOn: boolean) => (isOn ? 'call-button' : 'call-button muted');

/** Microphone, camera, screen, devices, hang up. A bar has room for the first and the last. */
export function Controls({ word, client, state, ui, act, screen, isBar }: CallProps & { isBar: boolean }) {
  const { audio, video, screen: isSharing } = state.local;
  return (
    <div class="call-controls">
      {screen === 'active' && (
        <ToolButton
          class={buttonClass(audio)}
          label={word(audio ? 'mute' : 'unmute')}
          onClick={() => void client.setMicrophone(!audio)}
        >
          <Icon path={audio ? MICROPHONE : MICROPHONE_OFF} />
        </ToolButton>
      )}
      {!isBar && (
        <>
          <ToolButton
            class={buttonClass(video)}
            label={word(video ? 'cameraOff' : 'cameraOn')}
            onClick={() => void client.setCamera(!video)}
          >
            <Icon path={video ? CAMERA : CAMERA_OFF} />
          </ToolButton>
          {canShareScreen() && (
            <ToolButton
              class={isSharing ? 'call-button lit' : 'call-button'}
              label={word(isSharing ? 'stopSharing' : 'share')}
              onClick={() => (isSharing ? client.stopSharing() : void client.shareScreen())}
            >
              <Icon path={SCREEN} />
            </ToolButton>
          )}
          <ToolButton
            class="call-button"
            label={word('devices')}
            isOpen={ui.showsDevices}
            onClick={act.toggleDevices}
          >
            <Icon path={DEVICES} />
          </ToolButton>
        </>
      )}
      <ToolButton class="call-button no" label={word('hangUp')} onClick={act.hangUp}>
        <Icon path={PHONE} />
      </ToolButton>
    </div>
  );
}
