/** Refreshes the lists of devices when one is plugged in or out. */
import { type DeviceLists, listDevices } from './devices.ts';

type WatchDevicesOptions = {
  devices: () => DeviceLists;
  onChange: (lists: Partial<DeviceLists>) => void;
  /** The chosen speaker was unplugged. A lost microphone or camera ends its track. */
  onSpeakerGone: () => Promise<void>;
};

export function watchDevices({ devices, onChange, onSpeakerGone }: WatchDevicesOptions) {
  const list = async (): Promise<void> => {
    const { speakerId } = devices();
    const lists = await listDevices();
    onChange(lists);
    if (speakerId && !lists.speakers.some(({ id }) => id === speakerId)) await onSpeakerGone();
  };
  const refresh = () =>
    void list().catch((error: unknown) => console.warn('devices could not be listed', error));
  navigator.mediaDevices?.addEventListener('devicechange', refresh);
  return {
    refresh,
    stop: () => navigator.mediaDevices?.removeEventListener('devicechange', refresh),
  };
}
