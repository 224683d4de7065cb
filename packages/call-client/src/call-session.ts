/** This browser's seat in a call: connects to the others, measures, recovers, and reports media changes. */
import type { Call, CallParticipant, CallSeat } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';
import type { CallPhase, RemoteParticipant } from './call-state.ts';
import type { CallTransport } from './call-transport.ts';
import type { LocalMediaControl } from './media/local-media.ts';
import { createPeerGroup } from './peers/peer-group.ts';
import { createSignalQueue } from './peers/signal-queue.ts';
import { watchNetwork } from './peers/watch-network.ts';
import { type ConnectionQuality, worstQuality } from './quality/connection-quality.policy.ts';
import { NOT_PAUSED, nextVideoPause } from './quality/video-pause.policy.ts';

export type CallSession = ReturnType<typeof createCallSession>;

type Shown = { call: Call; phase: CallPhase; remotes: RemoteParticipant[]; quality: ConnectionQuality };

type CallSessionOptions = {
  seat: CallSeat;
  isReloaded: boolean;
  media: LocalMediaControl;
  transport: CallTransport;
  onChange: (shown: Shown) => void;
  onSoundBlocked: (isBlocked: boolean) => void;
  /** The server took the seat away. */
  onLost: () => void;
  /** No media connection could be established for a long time. */
  onUnreachable: () => void;
  /** The call goes on in another window of the same person. */
  onElsewhere: () => void;
};

const MEASURE_MS = 2_000;
const GIVE_UP_MS = 45_000;

export function createCallSession({
  seat,
  isReloaded,
  media,
  transport,
  onChange,
  ...events
}: CallSessionOptions) {
  const { participantId } = seat;
  const { callId } = seat.call;
  let call = seat.call;
  let isOnline = true;
  let isOver = false;
  let pause = NOT_PAUSED;
  let reported = '';
  /** Who could not be sent to since the last measurement. */
  const refused = new Set<ParticipantId>();
  const queue = createSignalQueue({
    send: (to, number, signal) => transport.signal({ callId, participantId, to, number, signal }),
    isRefusal: transport.isRefusal,
    onRefused: (to) => refused.add(to),
  });
  const peers = createPeerGroup({
    ...{ seat, isReloaded, send: queue.add, forget: queue.forget, tracks: media.tracks },
    onChange: () => show(),
    onSoundBlocked: events.onSoundBlocked,
  });

  /** The visitor for an agent, the agent for the visitor; both for a supervisor. */
  const isMain = ({ party }: CallParticipant): boolean => party !== 'supervisor';

  const show = (): void => {
    if (isOver) return;
    const remotes = call.status === 'active' ? peers.update(call) : [];
    for (const { participantId: id, isConnected } of remotes) if (isConnected) queue.resume(id);
    const quality = worstQuality(remotes.filter(isMain).map((remote) => remote.quality));
    onChange({ call, phase: phaseOf(remotes), remotes, quality });
  };

  const phaseOf = (remotes: RemoteParticipant[]): CallPhase => {
    if (call.status === 'ringing') return 'ringing';
    const connections = remotes.filter(isMain).map((remote) => peers.connectionTo(remote.participantId));
    if (connections.some(({ isUp }) => isUp)) return 'connected';
    return connections.some(({ wasUp }) => wasUp) ? 'reconnecting' : 'connecting';
  };

  const measure = async (): Promise<void> => {
    const now = Date.now();
    await peers.measure(now);
    if (isOver || call.status !== 'active') return;
    const remotes = peers.update(call);
    pause = nextVideoPause(pause, worstQuality(remotes.filter(isMain).map(({ quality }) => quality)), now);
    media.pauseVideo(pause.isPaused);
    if (isOnline) {
      peers.recover(false, now);
      const isHopeless = ({ participantId: id, isConnected }: RemoteParticipant) =>
        isConnected && !peers.connectionTo(id).isUp && now - peers.connectionTo(id).downSince > GIVE_UP_MS;
      if (remotes.filter(isMain).some(isHopeless)) return events.onUnreachable();
      // The seat is used by another window: its signals are accepted, those of this one are not.
      const isTaken = ({ participantId: id, isConnected }: RemoteParticipant) =>
        isConnected && refused.has(id) && !peers.connectionTo(id).isUp;
      if (remotes.some(isTaken)) return events.onElsewhere();
      refused.clear();
    } else peers.postpone(now);
    show();
  };
  const timer = setInterval(
    () => void measure().catch((error: unknown) => console.warn('call could not be measured', error)),
    MEASURE_MS,
  );

  const report = async (): Promise<void> => {
    const sent = media.sent();
    const next = JSON.stringify(sent);
    if (!isOnline || next === reported) return;
    reported = next;
    try {
      await transport.media({ callId, participantId, media: sent });
    } catch (error) {
      reported = '';
      console.warn('change of media could not be reported', error);
    }
  };

  const rejoin = async (): Promise<void> => {
    try {
      const next = await transport.rejoin({ callId, participantId });
      if (isOver) return;
      call = next.call;
      peers.configure(next);
      isOnline = true;
      queue.setOpen(true);
      reported = '';
      void report();
      peers.recover(false, Date.now());
      show();
    } catch (error) {
      if (isOver) return;
      console.warn('call could not be continued', error);
      if (transport.isRefusal(error)) events.onLost();
    }
  };

  const stopWatching = watchNetwork(() => {
    if (isOnline) peers.recover(true, Date.now());
  });

  return {
    participantId,
    /** After it was created; reports what is sent and connects to the others. */
    start(): void {
      void report();
      show();
    },
    update(next: Call): void {
      call = next;
      show();
    },
    receive: peers.receive,
    rejoin,
    socketChanged(isConnected: boolean): void {
      isOnline = false;
      queue.setOpen(false);
      if (isConnected) void rejoin();
    },
    mediaChanged(): void {
      peers.applyTracks();
      void report();
    },
    playSound: peers.sound.playAll,
    chooseSpeaker: peers.sound.choose,
    close(): void {
      isOver = true;
      clearInterval(timer);
      stopWatching();
      peers.close();
    },
  };
}
