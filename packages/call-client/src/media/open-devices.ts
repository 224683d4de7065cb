/** Opens the microphone, camera and screen, with errors as codes. */
import { type MediaFailure, type MediaFailureCode, type MediaKind, mediaFailure } from './media-failure.ts';

/** The microphone can't be used, so there is no call. */
export class CallMediaError extends Error {
  readonly failure: MediaFailure;
  constructor(failure: MediaFailure) {
    super(`${failure.of}: ${failure.code}`);
    this.name = 'CallMediaError';
    this.failure = failure;
  }
}

const voice = (deviceId: string): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(deviceId && { deviceId: { exact: deviceId } }),
});

/** Front-facing unless the user chose a camera. */
const picture = (deviceId: string): MediaTrackConstraints => ({
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
  ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }),
});

type ChosenDevices = { microphoneId: string; cameraId: string };
type Opened = { microphone: MediaStreamTrack; camera: MediaStreamTrack | null; failure: MediaFailure | null };

/** Both at once, so that the user is asked once. Without a usable camera it is a voice call. */
export async function openDevices(chosen: ChosenDevices, withCamera: boolean): Promise<Opened> {
  if (!withCamera)
    return { microphone: await openMicrophone(chosen.microphoneId), camera: null, failure: null };
  try {
    const stream = await devices('camera').getUserMedia({
      audio: voice(chosen.microphoneId),
      video: picture(chosen.cameraId),
    });
    const [microphone] = stream.getAudioTracks();
    const [camera] = stream.getVideoTracks();
    if (microphone) return { microphone, camera: camera ?? null, failure: null };
    throw failed('microphone', 'no-device');
  } catch (error) {
    const microphone = await openMicrophone(chosen.microphoneId);
    // A device that was chosen last time may be unplugged today.
    if (chosen.cameraId) return { microphone, ...(await openDefaultCamera()) };
    return { microphone, camera: null, failure: failureOf('camera', error) };
  }
}

const openDefaultCamera = (): Promise<Pick<Opened, 'camera' | 'failure'>> =>
  openCamera('').then(
    (camera) => ({ camera, failure: null }),
    (error: unknown) => ({ camera: null, failure: failureOf('camera', error) }),
  );

/** The chosen one, or the default if that one is gone. */
export const openMicrophone = (id: string): Promise<MediaStreamTrack> =>
  openOne('microphone', id, (deviceId) => ({ audio: voice(deviceId) }));

export const openCamera = (id: string): Promise<MediaStreamTrack> =>
  openOne('camera', id, (deviceId) => ({ video: picture(deviceId) }));

async function openOne(
  of: MediaKind,
  id: string,
  constraints: (id: string) => MediaStreamConstraints,
): Promise<MediaStreamTrack> {
  try {
    const [track] = (await devices(of).getUserMedia(constraints(id))).getTracks();
    if (track) return track;
    throw failed(of, 'no-device');
  } catch (error) {
    const failure = failureOf(of, error);
    if (id && failure.code === 'no-device') return openOne(of, '', constraints);
    throw new CallMediaError(failure);
  }
}

/** Newer than the compiler's types. */
type ScreenOptions = DisplayMediaStreamOptions & {
  surfaceSwitching: 'include' | 'exclude';
  systemAudio: 'include' | 'exclude';
};

/** Null if the user closed the browser's dialog. */
export async function openScreen(): Promise<MediaStream | null> {
  const options: ScreenOptions = {
    video: true,
    audio: true,
    surfaceSwitching: 'include',
    systemAudio: 'exclude',
  };
  if (!canShareScreen()) throw failed('screen', 'unsupported');
  try {
    return await devices('screen').getDisplayMedia(options);
  } catch (error) {
    const failure = failureOf('screen', error);
    if (failure.code === 'permission-denied') return null;
    throw new CallMediaError(failure);
  }
}

/** Phones can't. */
export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** Browsers hide devices from pages that are not served over HTTPS. */
function devices(of: MediaKind): MediaDevices {
  if (!navigator.mediaDevices) throw failed(of, 'not-allowed-here');
  return navigator.mediaDevices;
}

const failed = (of: MediaKind, code: MediaFailureCode) => new CallMediaError({ of, code });
export const failureOf = (of: MediaKind, error: unknown): MediaFailure =>
  error instanceof CallMediaError ? error.failure : mediaFailure(of, error);
