/** A browser for calls in tests: devices that fail or are unplugged, and connections whose statistics a test sets. */
import { vi } from 'vitest';

export class FakeTrack {
  enabled = true;
  readyState = 'live';
  contentHint = '';
  onended: (() => void) | null = null;
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
  stop() {
    this.readyState = 'ended';
  }
  /** As the browser ends a track whose device is gone. */
  unplug() {
    this.stop();
    this.onended?.();
  }
}

class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

type Section = { sender: FakeSender; receiver: { track: FakeTrack } };

class FakeSender {
  track: FakeTrack | null = null;
  async replaceTrack(track: FakeTrack | null) {
    this.track = track;
  }
}

/** Is connected as soon as it has made an offer. */
class FakeConnection {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: object | null = null;
  remoteDescription = null;
  onnegotiationneeded: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  readonly sections: Section[] = [];
  constructor(private readonly browser: CallBrowser) {
    browser.connections.push(this);
  }
  addTransceiver(kind: string) {
    if (this.sections.length === 0) queueMicrotask(() => this.onnegotiationneeded?.());
    this.sections.push({ sender: new FakeSender(), receiver: { track: new FakeTrack(kind) } });
  }
  getTransceivers = () => this.sections;
  async setLocalDescription() {
    this.localDescription = { type: 'offer', sdp: '' };
    this.connectionState = 'connected';
    this.onconnectionstatechange?.();
  }
  async getStats() {
    const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' };
    return new Map([['pair', { ...pair, currentRoundTripTime: this.browser.roundTripSeconds }]]);
  }
  lose() {
    this.connectionState = 'disconnected';
    this.onconnectionstatechange?.();
  }
  setConfiguration() {}
  restartIce() {}
  close() {
    this.connectionState = 'closed';
  }
}

export type CallBrowser = {
  /** Every track of a microphone or camera that was opened. */
  opened: FakeTrack[];
  connections: FakeConnection[];
  /** The error with which the browser refuses a device. */
  refused: { audio?: string; video?: string };
  roundTripSeconds: number;
};

export function stubCallBrowser(): CallBrowser {
  const browser: CallBrowser = { opened: [], connections: [], refused: {}, roundTripSeconds: 0.02 };
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind]);
    const error = kinds.map((kind) => browser.refused[kind]).find(Boolean);
    if (error) throw new DOMException(error, error);
    const tracks = kinds.map((kind) => new FakeTrack(kind));
    browser.opened.push(...tracks);
    return new FakeStream(tracks);
  };
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends FakeConnection {
      constructor() {
        super(browser);
      }
    },
  );
  const nothing = () => {};
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia,
      enumerateDevices: async () => [],
      addEventListener: nothing,
      removeEventListener: nothing,
    },
  });
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return browser;
}

export const liveTracks = ({ opened }: CallBrowser): string[] =>
  opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind);
