/** Calls as the server sends them, and a browser with devices that can be seen to stop. */
import type { Call, CallParticipant } from '@parrot/contract/calls';
import type { CallId, ParticipantId, UserId, UserSessionId } from '@parrot/contract/core';
import { vi } from 'vitest';
import { CONVERSATION_ID } from '../conversation/message.fixture.ts';

const AGENT_ID = 'usr_0000000000000000000001' as UserId;
export const OWN_ID = 'cpt_0000000000000000000001' as ParticipantId;
const AT = '2026-01-05T09:00:00.000Z';

export const participant = (party: CallParticipant['party'], fields: Partial<CallParticipant> = {}) => ({
  participantId: party === 'visitor' ? OWN_ID : (`cpt_${party}` as ParticipantId),
  party,
  name: party === 'visitor' ? 'Visitor' : 'Maya Lind',
  userId: party === 'visitor' ? null : AGENT_ID,
  isListener: false,
  isConnected: true,
  media: { audio: true, video: false, screen: false },
  ...fields,
});

export const call = (fields: Partial<Call> = {}): Call => ({
  callId: 'cal_0000000000000000000001' as CallId,
  conversationId: CONVERSATION_ID,
  userSessionId: 'uss_0000000000000000000001' as UserSessionId,
  kind: 'video',
  status: 'ringing',
  startedBy: 'agent',
  visitorName: 'Visitor',
  agentId: AGENT_ID,
  agentName: 'Maya Lind',
  startedAt: AT,
  ringsUntil: AT,
  answeredAt: null,
  endedAt: null,
  endReason: null,
  participants: [participant('agent')],
  invited: [],
  ...fields,
});

export const activeCall = (fields: Partial<Call> = {}): Call =>
  call({
    status: 'active',
    answeredAt: AT,
    participants: [participant('agent'), participant('visitor')],
    ...fields,
  });

export const endedCall = (endReason: Call['endReason'], fields: Partial<Call> = {}): Call =>
  call({ status: 'ended', endReason, endedAt: '2026-01-05T09:03:12.000Z', ...fields });

export const seat = (of: Call) => ({
  ok: true,
  call: of,
  participantId: OWN_ID,
  iceServers: [],
  iceTransportPolicy: 'all',
});

class FakeTrack {
  enabled = true;
  readyState = 'live';
  onended = null;
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
  stop() {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly id = `${Math.random()}`;
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

class FakeSender {
  track: FakeTrack | null = null;
  replaceTrack = async (track: FakeTrack | null) => {
    this.track = track;
  };
}

/** The connections of this page, and what they measure. */
export const network = { connections: [] as FakeConnection[], roundTripSeconds: 0.02 };

/** The side that lays out the sections is connected once it has made an offer. */
class FakeConnection extends EventTarget {
  connectionState = 'new';
  signalingState = 'stable';
  onnegotiationneeded: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  readonly sections: { sender: FakeSender; receiver: { track: FakeTrack } }[] = [];
  constructor() {
    super();
    network.connections.push(this);
  }
  addTransceiver(kind: string) {
    if (this.sections.length === 0) queueMicrotask(() => this.onnegotiationneeded?.());
    this.sections.push({ sender: new FakeSender(), receiver: { track: new FakeTrack(kind) } });
  }
  getTransceivers = () => this.sections;
  setLocalDescription = async () => {
    this.connectionState = 'connected';
    this.onconnectionstatechange?.();
  };
  getStats = async () => {
    const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' };
    return new Map([['pair', { ...pair, currentRoundTripTime: network.roundTripSeconds }]]);
  };
  setConfiguration() {}
  restartIce() {}
  close() {}
}

class FakeSound {
  createAnalyser = () => ({ getFloatTimeDomainData() {} });
  createMediaStreamSource = () => ({ connect() {} });
  close = async () => {};
}

/** `refuse` makes the browser reject devices with an error of this name. */
export function stubDevices(refuse: { name: string | undefined } = { name: undefined }): FakeTrack[] {
  const opened: FakeTrack[] = [];
  Object.assign(network, { connections: [], roundTripSeconds: 0.02 });
  const getUserMedia = async ({ audio, video }: MediaStreamConstraints) => {
    if (refuse.name) throw Object.assign(new Error(refuse.name), { name: refuse.name });
    const tracks = [...(audio ? [new FakeTrack('audio')] : []), ...(video ? [new FakeTrack('video')] : [])];
    opened.push(...tracks);
    return new FakeStream(tracks);
  };
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  vi.stubGlobal('AudioContext', FakeSound);
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia,
      enumerateDevices: async () => [],
      addEventListener() {},
      removeEventListener() {},
    },
  });
  return opened;
}
