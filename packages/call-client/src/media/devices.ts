/** The devices of this computer, which of them are in use, and what happens when one is unplugged. */
export type Device = { id: string; label: string };

/** The chosen ids are empty for the system's default. */
export type DeviceLists = {
  microphones: readonly Device[];
  cameras: readonly Device[];
  speakers: readonly Device[];
  microphoneId: string;
  cameraId: string;
  speakerId: string;
};

/** `replaced`: the default device is used now. `gone`: there is no other one. */
export type DeviceNotice = { of: 'microphone' | 'camera' | 'speaker'; code: 'replaced' | 'gone' };

/** Labels are empty until the user has allowed a device. */
export async function listDevices(): Promise<Pick<DeviceLists, 'microphones' | 'cameras' | 'speakers'>> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind): Device[] =>
    all
      .filter((device) => device.kind === kind && device.deviceId && device.deviceId !== 'communications')
      .map(({ deviceId, label }) => ({ id: deviceId === 'default' ? '' : deviceId, label }));
  return { microphones: of('audioinput'), cameras: of('videoinput'), speakers: of('audiooutput') };
}

/** Whether sound can be directed to a chosen speaker. */
export const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;
