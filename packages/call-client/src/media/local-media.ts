/** The own microphone, camera and screen. Whatever was opened is stopped by `close`, even if it opens later. */
import type { CallMedia } from '@parrot/contract/calls';
import { type LocalMedia, NO_MEDIA } from '../call-state.ts';
import type { Tracks } from '../peers/peer.ts';
import type { DeviceNotice } from './devices.ts';
import type { MediaFailure, MediaKind } from './media-failure.ts';
import { failureOf, openCamera, openDevices, openMicrophone, openScreen } from './open-devices.ts';

export type LocalMediaControl = ReturnType<typeof createLocalMedia>;

type Events = {
  onChange: (media: LocalMedia) => void;
  onFailure: (failure: MediaFailure) => void;
  /** It was switched or opened; what was wrong with it before is solved. */
  onSuccess: (of: MediaKind) => void;
  onNotice: (notice: DeviceNotice) => void;
};
type Chosen = { microphoneId: string; cameraId: string };

export function createLocalMedia(chosen: Chosen, events: Events) {
  const tracks: Tracks = { voice: null, camera: null, screen: null, screenSound: null };
  let media = NO_MEDIA;
  let isPaused = false;
  let isClosed = false;

  const publish = () => {
    const stream = (track: MediaStreamTrack | null, before: MediaStream | null) =>
      before?.getTracks()[0] === (track ?? undefined) ? before : track && new MediaStream([track]);
    media = {
      audio: Boolean(tracks.voice?.enabled),
      video: tracks.camera !== null,
      screen: tracks.screen !== null,
      microphoneStream: stream(tracks.voice, media.microphoneStream),
      cameraStream: stream(tracks.camera, media.cameraStream),
      screenStream: stream(tracks.screen, media.screenStream),
      isVideoPaused: isPaused && tracks.camera !== null,
    };
    events.onChange(media);
  };

  /** Replaces the track of a section; a late one is stopped at once. */
  const put = (name: keyof Tracks, track: MediaStreamTrack | null): void => {
    tracks[name]?.stop();
    if (tracks[name]) tracks[name].onended = null;
    tracks[name] = isClosed ? null : track;
    if (isClosed) track?.stop();
    else if (track) track.onended = () => void lose(name);
  };

  /** Unplugged, taken away by the system, or, for a screen, stopped with the browser's own button. */
  const lose = async (name: keyof Tracks): Promise<void> => {
    if (name === 'screen' || name === 'screenSound') return stopSharing();
    const of = name === 'voice' ? 'microphone' : 'camera';
    const isOn = Boolean(tracks[name]?.enabled);
    put(name, null);
    publish();
    try {
      const track = await (of === 'camera' ? openCamera('') : openMicrophone(''));
      track.enabled = isOn;
      put(name, track);
      events.onNotice({ of, code: 'replaced' });
    } catch (error) {
      console.warn(`no other ${of} could be used`, error);
      events.onNotice({ of, code: 'gone' });
    }
    if (!isClosed) publish();
  };

  const stopSharing = (): void => {
    put('screen', null);
    put('screenSound', null);
    if (!isClosed) publish();
  };

  /** The failure is shown; the call goes on without the device. */
  const attempt = async (of: MediaKind, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      events.onSuccess(of);
    } catch (error) {
      events.onFailure(failureOf(of, error));
    }
    if (!isClosed) publish();
  };

  return {
    /** Rejects with a `CallMediaError` without a microphone. */
    async open(withCamera: boolean): Promise<void> {
      const { microphone, camera, failure } = await openDevices(chosen, withCamera);
      put('voice', microphone);
      put('camera', camera);
      if (isClosed) return;
      if (failure) events.onFailure(failure);
      publish();
    },
    async setMicrophone(isOn: boolean): Promise<void> {
      await attempt('microphone', async () => {
        if (isOn && !tracks.voice) put('voice', await openMicrophone(chosen.microphoneId));
        if (tracks.voice) tracks.voice.enabled = isOn;
      });
    },
    /** Stops the camera, so that its light goes out. */
    async setCamera(isOn: boolean): Promise<void> {
      await attempt('camera', async () => {
        if (isOn === (tracks.camera !== null)) return;
        put('camera', isOn ? await openCamera(chosen.cameraId) : null);
      });
    },
    async shareScreen(): Promise<void> {
      await attempt('screen', async () => {
        const stream = await openScreen();
        if (!stream) return;
        const [picture] = stream.getVideoTracks();
        // Text stays sharp when the connection is slow.
        if (picture) picture.contentHint = 'detail';
        put('screen', picture ?? null);
        put('screenSound', stream.getAudioTracks()[0] ?? null);
      });
    },
    stopSharing,
    async chooseMicrophone(microphoneId: string): Promise<void> {
      chosen = { ...chosen, microphoneId };
      if (!tracks.voice) return;
      const { enabled } = tracks.voice;
      await attempt('microphone', async () => {
        const track = await openMicrophone(microphoneId);
        track.enabled = enabled;
        put('voice', track);
      });
    },
    async chooseCamera(cameraId: string): Promise<void> {
      chosen = { ...chosen, cameraId };
      // Phones open one camera at a time.
      if (!tracks.camera) return;
      put('camera', null);
      await attempt('camera', async () => put('camera', await openCamera(cameraId)));
    },
    pauseVideo(next: boolean): void {
      if (next === isPaused) return;
      isPaused = next;
      publish();
    },
    /** What is sent. */
    tracks: (): Tracks => ({ ...tracks, camera: isPaused ? null : tracks.camera }),
    /** What the others are told is sent. */
    sent: (): CallMedia => ({ audio: media.audio, video: media.video && !isPaused, screen: media.screen }),
    close(): void {
      isClosed = true;
      for (const name of Object.keys(tracks) as (keyof Tracks)[]) put(name, null);
    },
  };
}
