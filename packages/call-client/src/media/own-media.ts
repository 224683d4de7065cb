/** The devices of this browser's call: opened before it, stopped after it, and chosen at any time. */
import type { CallState } from '../call-state.ts';
import type { Store } from '../store.ts';
import type { DeviceLists } from './devices.ts';
import { createLocalMedia, type LocalMediaControl } from './local-media.ts';
import type { MediaKind } from './media-failure.ts';
import { watchDevices } from './watch-devices.ts';

type Events = {
  /** What is sent has changed. */
  onChange: () => void;
  onSpeaker: (speakerId: string) => Promise<void>;
};

export function createOwnMedia({ getSnapshot: state, change }: Store<CallState>, events: Events) {
  let media: LocalMediaControl | null = null;

  const choose = (chosen: Partial<DeviceLists>): void =>
    change({ devices: { ...state().devices, ...chosen } });
  const chooseSpeaker = async (speakerId: string): Promise<void> => {
    choose({ speakerId });
    await events.onSpeaker(speakerId);
  };
  const forget = (of: MediaKind): void => {
    const { failure, notice } = state();
    change({
      failure: failure?.of === of ? null : failure,
      notice: notice?.of === of && notice.code === 'gone' ? null : notice,
    });
  };
  const devices = watchDevices({
    devices: () => state().devices,
    onChange: choose,
    onSpeakerGone: () => {
      change({ notice: { of: 'speaker', code: 'replaced' } });
      return chooseSpeaker('');
    },
  });

  return {
    /** For one call. A listener's microphone stays closed. */
    prepare(): LocalMediaControl {
      const prepared = createLocalMedia(state().devices, {
        onChange: (local) => {
          if (media !== prepared) return;
          change({ local });
          events.onChange();
        },
        onFailure: (failure) => media === prepared && change({ failure }),
        onSuccess: (of) => media === prepared && forget(of),
        onNotice: (notice) => media === prepared && change({ notice }),
      });
      media = prepared;
      return prepared;
    },
    isCurrent: (prepared: LocalMediaControl): boolean => media === prepared,
    /** Labels of devices are known once one of them is open. */
    refreshLists: devices.refresh,
    close(): void {
      media?.close();
      media = null;
    },
    stopWatching: devices.stop,
    /** For views. Without a call only the choice is stored. */
    commands: {
      setMicrophone: async (isOn: boolean): Promise<void> => media?.setMicrophone(isOn),
      /** Off really stops the camera. */
      setCamera: async (isOn: boolean): Promise<void> => media?.setCamera(isOn),
      shareScreen: async (): Promise<void> => media?.shareScreen(),
      stopSharing: (): void => media?.stopSharing(),
      async chooseMicrophone(microphoneId: string): Promise<void> {
        choose({ microphoneId });
        await media?.chooseMicrophone(microphoneId);
      },
      async chooseCamera(cameraId: string): Promise<void> {
        choose({ cameraId });
        await media?.chooseCamera(cameraId);
      },
      chooseSpeaker,
    },
  };
}
