import { canChooseSpeaker, type Device, playTestSound } from '@parrot/call-client';
import { Icon } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { SPEAKER } from '../icons.ts';

/** Which devices to use, with a level meter for the microphone and a sound for the speaker. */
export function DeviceMenu({ word, client, state, act }: CallProps) {
  const { microphones, cameras, speakers, microphoneId, cameraId, speakerId } = state.devices;
  return (
    <fieldset
      class="call-devices"
      aria-label={word('devices')}
      ref={enter}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        act.toggleDevices();
      }}
    >
      <Choice
        label={word('microphone')}
        standard={word('systemDefault')}
        devices={microphones}
        chosen={microphoneId}
        choose={client.chooseMicrophone}
      />
      <div class="call-meter" role="img" aria-label={word('microphoneLevel')} />
      {cameras.length > 0 && (
        <Choice
          label={word('camera')}
          standard={word('systemDefault')}
          devices={cameras}
          chosen={cameraId}
          choose={client.chooseCamera}
        />
      )}
      {canChooseSpeaker() && speakers.length > 0 && (
        <Choice
          label={word('speaker')}
          standard={word('systemDefault')}
          devices={speakers}
          chosen={speakerId}
          choose={client.chooseSpeaker}
        />
      )}
      <button
        type="button"
        class="call-link"
        onClick={() => void playTestSound(speakerId).catch(console.warn)}
      >
        <Icon path={SPEAKER} />
        {word('testSpeaker')}
      </button>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  /** The name of the device without an id. */
  standard: string;
  devices: readonly Device[];
  chosen: string;
  choose: (id: string) => Promise<void>;
};

const Choice = ({ label, standard, devices, chosen, choose }: ChoiceProps) => (
  <label>
    {label}
    <select
      value={devices.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    >
      {!devices.some(({ id }) => id === '') && <option value="">{standard}</option>}
      {devices.map(({ id, label: name }, index) => (
        <option key={id} value={id}>
          {name || (id ? `${label} ${index + 1}` : standard)}
        </option>
      ))}
    </select>
  </label>
);

/** A stable function, so that the focus is set once. */
const enter = (menu: HTMLElement | null): void => menu?.querySelector('select')?.focus();
