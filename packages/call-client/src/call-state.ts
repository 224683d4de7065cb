/** What a call view shows. */
import type { Call, CallMedia, CallParticipant } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';
import type { DeviceLists, DeviceNotice } from './media/devices.ts';
import type { MediaFailure } from './media/media-failure.ts';
import type { ConnectionQuality } from './quality/connection-quality.policy.ts';

/**
 * `preparing`: asks for the microphone and for a seat in the call. `ringing`: the other side is rung.
 * `connecting`: answered, and no media yet. `reconnecting`: media was lost.
 */
export type CallPhase =
  | 'idle'
  | 'preparing'
  | 'ringing'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'ended';

/** How it ended for this browser: see `endReason` of the call, or: */
export type LocalEnd =
  /** This side hung up, or the call has ended; `call.endReason` says why. */
  | 'over'
  /** The conversation, and the call with it, went to another agent. */
  | 'transferred'
  /** Answered or continued in another window. */
  | 'elsewhere'
  /** The server does not know the seat any more: away for too long. */
  | 'lost'
  /** No media connection could be established. */
  | 'unreachable';

export type LocalMedia = CallMedia & {
  /** The camera for the self-view; null while it is off. */
  cameraStream: MediaStream | null;
  screenStream: MediaStream | null;
  /** The microphone, for a level meter. */
  microphoneStream: MediaStream | null;
  /** The camera is on, but not sent until the connection is better. */
  isVideoPaused: boolean;
};

export type RemoteParticipant = CallParticipant & {
  /** Their camera; play it muted: sound is played by the client. Null while it is off. */
  cameraStream: MediaStream | null;
  screenStream: MediaStream | null;
  /** Their voice, for a level meter. Null until it arrives. */
  voiceStream: MediaStream | null;
  quality: ConnectionQuality;
};

export type CallState = {
  phase: CallPhase;
  call: Call | null;
  participantId: ParticipantId | null;
  local: LocalMedia;
  /** The others in the call: the visitor or the agent first, then supervisors. */
  remotes: readonly RemoteParticipant[];
  /** The worst of the connections. */
  quality: ConnectionQuality;
  devices: DeviceLists;
  /** Calls of this user that ring or can be joined, other than `call`. */
  offered: readonly Call[];
  /** The microphone, camera or screen could not be used; until dismissed or solved. */
  failure: MediaFailure | null;
  /** A device was unplugged and replaced; until dismissed. */
  notice: DeviceNotice | null;
  /** The browser plays no sound before a click: show a button that calls `playSound`. */
  isSoundBlocked: boolean;
  ending: LocalEnd | null;
};

export const NO_MEDIA: LocalMedia = {
  audio: false,
  video: false,
  screen: false,
  cameraStream: null,
  screenStream: null,
  microphoneStream: null,
  isVideoPaused: false,
};

export const NO_CALL: CallState = {
  phase: 'idle',
  call: null,
  participantId: null,
  local: NO_MEDIA,
  remotes: [],
  quality: 'good',
  devices: { microphones: [], cameras: [], speakers: [], microphoneId: '', cameraId: '', speakerId: '' },
  offered: [],
  failure: null,
  notice: null,
  isSoundBlocked: false,
  ending: null,
};
