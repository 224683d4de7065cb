/** The connections to all other participants of a call, each as the views show it. */
import type { Call, CallParticipant, CallSeat, CallSignal } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';
import type { RemoteParticipant } from '../call-state.ts';
import type { IncomingSignal } from '../call-transport.ts';
import { type ConnectionQuality, connectionQuality } from '../quality/connection-quality.policy.ts';
import { type Counters, NO_COUNTERS, readFigures } from '../quality/read-figures.ts';
import { createPeer, type Peer, type Tracks } from './peer.ts';
import { createRemoteSound } from './remote-sound.ts';

type Member = {
  peer: Peer;
  quality: ConnectionQuality;
  counters: Counters;
  wasConnected: boolean;
  /** Since when there is no media. */
  downSince: number;
  triedAt: number;
  streams: Map<MediaStreamTrack, MediaStream>;
};

type PeerGroupOptions = {
  seat: CallSeat;
  isReloaded: boolean;
  send: (to: ParticipantId, signal: CallSignal) => void;
  forget: (to: ParticipantId) => void;
  tracks: () => Tracks;
  onChange: () => void;
  onSoundBlocked: (isBlocked: boolean) => void;
};

/** A path that fails for a moment often returns by itself. */
const RECOVER_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 8_000;

export function createPeerGroup({
  seat,
  isReloaded,
  send,
  forget,
  tracks,
  onChange,
  ...events
}: PeerGroupOptions) {
  const own = seat.participantId;
  const members = new Map<ParticipantId, Member>();
  const sound = createRemoteSound(events.onSoundBlocked);
  let configuration = configurationOf(seat);
  /** Participants whose socket is away: signals do not reach them. */
  let away = new Set<ParticipantId>();

  const member = (id: ParticipantId): Member => {
    const known = members.get(id);
    if (known) return known;
    const peer = createPeer({
      isPolite: own < id,
      isReloaded,
      configuration,
      send: (signal) => send(id, signal),
      tracks,
      onChange: () => {
        const { voice, screenSound } = peer.received();
        sound.set(`${id} voice`, voice);
        sound.set(`${id} screen`, screenSound);
        watch(id);
        onChange();
      },
    });
    const now = Date.now();
    const added: Member = {
      ...{ peer, quality: 'good', counters: NO_COUNTERS, wasConnected: false },
      ...{ downSince: now, triedAt: now, streams: new Map() },
    };
    members.set(id, added);
    return added;
  };

  const watch = (id: ParticipantId): void => {
    const of = members.get(id);
    if (!of) return;
    const isUp = of.peer.state() === 'connected';
    if (isUp) Object.assign(of, { wasConnected: true, downSince: 0 });
    else if (!of.downSince) Object.assign(of, { downSince: Date.now(), triedAt: 0, quality: 'lost' });
  };

  /** The time in which no signal gets through does not count. */
  const postpone = (of: Member, now: number): void => {
    if (of.downSince) of.downSince = now;
  };

  const drop = (id: ParticipantId): void => {
    members.get(id)?.peer.close();
    members.delete(id);
    forget(id);
    sound.set(`${id} voice`, null);
    sound.set(`${id} screen`, null);
  };

  /** Streams that stay the same as long as their track does: a video element would flicker otherwise. */
  const streamOf = ({ streams }: Member, track: MediaStreamTrack | null): MediaStream | null => {
    if (!track) return null;
    const stream = streams.get(track) ?? new MediaStream([track]);
    streams.set(track, stream);
    return stream;
  };

  const present = (participant: CallParticipant): RemoteParticipant => {
    const of = member(participant.participantId);
    const { voice, camera, screen } = of.peer.received();
    const { media } = participant;
    return {
      ...participant,
      voiceStream: streamOf(of, voice),
      cameraStream: media.video ? streamOf(of, camera) : null,
      screenStream: media.screen ? streamOf(of, screen) : null,
      quality: of.quality,
    };
  };

  return {
    /** Connects to those who joined, closes the connections of those who left. */
    update(call: Call): RemoteParticipant[] {
      const others = call.participants.filter(({ participantId }) => participantId !== own);
      const ids = new Set(others.map(({ participantId }) => participantId));
      for (const id of [...members.keys()]) if (!ids.has(id)) drop(id);
      away = new Set(
        others.filter(({ isConnected }) => !isConnected).map(({ participantId }) => participantId),
      );
      return others
        .sort((a, b) => Number(a.party === 'supervisor') - Number(b.party === 'supervisor'))
        .map(present);
    },
    receive: ({ from, signal }: IncomingSignal): void => member(from).peer.receive(signal),
    applyTracks(): void {
      for (const { peer } of members.values()) peer.applyTracks();
    },
    configure(next: CallSeat): void {
      configuration = configurationOf(next);
      for (const { peer } of members.values()) peer.configure(configuration);
    },
    /** After a change of network or a reconnect, for all; with a delay, for those that need it. */
    recover(isUrgent: boolean, now: number): void {
      for (const [id, of] of members) {
        if (away.has(id)) {
          postpone(of, now);
          continue;
        }
        const state = of.peer.state();
        const isDue =
          state === 'failed' || now - of.downSince > (of.wasConnected ? RECOVER_AFTER_MS : RETRY_AFTER_MS);
        const isRested = now - of.triedAt > RETRY_AFTER_MS;
        if (!isUrgent && (state === 'connected' || !isDue || !isRested)) continue;
        of.triedAt = now;
        of.peer.recover();
      }
    },
    /** Without the own socket, nothing can be recovered. */
    postpone(now: number): void {
      for (const of of members.values()) postpone(of, now);
    },
    async measure(now: number): Promise<void> {
      for (const of of members.values()) {
        const { figures, counters } = readFigures(
          (await of.peer.stats()) as unknown as Iterable<[string, unknown]>,
          of.counters,
          now,
        );
        of.counters = counters;
        const isConnected = of.peer.state() === 'connected';
        // Before the first connection there is nothing to be lost.
        of.quality = of.wasConnected ? connectionQuality({ ...figures, isConnected }) : 'good';
      }
    },
    /** Whether a participant's media arrives, and since when it does not. */
    connectionTo(id: ParticipantId): { isUp: boolean; wasUp: boolean; downSince: number } {
      const { downSince, wasConnected } = member(id);
      return { isUp: downSince === 0, wasUp: wasConnected, downSince };
    },
    sound,
    close(): void {
      for (const id of [...members.keys()]) drop(id);
      sound.close();
    },
  };
}

const configurationOf = ({ iceServers, iceTransportPolicy }: CallSeat): RTCConfiguration => ({
  iceServers,
  iceTransportPolicy,
});
