/** The call of this browser, from ringing to its end. One at a time. */
import type { Call, CallParticipant, CallSeat, DeclineReason, LeaveReason } from '@parrot/contract/calls';
import type { CallKind } from '@parrot/contract/conversations';
import type { CallId, ParticipantId } from '@parrot/contract/core';
import { type CallSession, createCallSession } from './call-session.ts';
import { type CallState, type LocalEnd, NO_CALL, NO_MEDIA } from './call-state.ts';
import type { CallTransport, IncomingSignal } from './call-transport.ts';
import type { DeviceLists } from './media/devices.ts';
import type { LocalMediaControl } from './media/local-media.ts';
import { CallMediaError } from './media/open-devices.ts';
import { createOwnMedia } from './media/own-media.ts';
import { createStore } from './store.ts';

type JoinOptions = {
  video: boolean;
  /** A supervisor listens first: no microphone is opened. */
  isListener?: boolean;
};

type CallClientOptions = {
  transport: CallTransport;
  /** The devices chosen last time. */
  devices?: Partial<Pick<DeviceLists, 'microphoneId' | 'cameraId' | 'speakerId'>>;
};

export type CallClient = ReturnType<typeof createCallClient>;

/**
 * Media goes on while the socket reconnects. `start`, `accept` and `rejoin` reject with the transport's error
 * or a `CallMediaError`, and the state is `idle` then.
 */
export function createCallClient({ transport, devices = {} }: CallClientOptions) {
  const store = createStore<CallState>({ ...NO_CALL, devices: { ...NO_CALL.devices, ...devices } });
  const { change } = store;
  const state = store.getSnapshot;
  let session: CallSession | null = null;
  /** Signals that overtook the seat. */
  let early: IncomingSignal[] = [];
  const media = createOwnMedia(store, {
    onChange: () => session?.mediaChanged(),
    onSpeaker: async (speakerId) => session?.chooseSpeaker(speakerId),
  });

  const stop = (): void => {
    session?.close();
    session = null;
    media.close();
    change({ local: NO_MEDIA, remotes: [], isSoundBlocked: false, notice: null });
  };

  const end = (ending: LocalEnd): void => {
    const { phase } = state();
    if (phase === 'idle' || phase === 'ended') return;
    stop();
    if (phase === 'preparing') change({ phase: 'idle', call: null });
    else change({ phase: 'ended', ending, quality: 'good' });
  };

  const leave = (callId: CallId | undefined, reason: LeaveReason): void => {
    if (!callId) return;
    transport.leave({ callId, reason }).catch((error: unknown) => {
      // The socket may be away; then the server ends the call after a while.
      console.warn('hanging up was not acknowledged', error);
    });
  };
  const leaveOwn = (reason: LeaveReason): void => {
    if (session) leave(state().call?.callId, reason);
  };

  /** Devices first, so that nobody is connected to a browser without a microphone. */
  const join = async (
    call: Call | null,
    options: JoinOptions,
    ask: () => Promise<CallSeat>,
    isReloaded = false,
  ): Promise<void> => {
    if (state().phase === 'ended') stop();
    else if (state().phase !== 'idle') throw new Error('this browser is in a call already');
    early = [];
    change({ phase: 'preparing', call, failure: null, ending: null, participantId: null });
    const prepared = media.prepare();
    try {
      if (!options.isListener) await prepared.open(options.video);
      media.refreshLists();
      if (!media.isCurrent(prepared)) return;
      const seat = await ask();
      if (!media.isCurrent(prepared)) return leave(seat.call.callId, 'hung-up');
      take(seat, prepared, isReloaded);
    } catch (error) {
      // Canceled meanwhile.
      if (!media.isCurrent(prepared)) return;
      stop();
      change({ phase: 'idle', call: null });
      if (error instanceof CallMediaError) change({ failure: error.failure });
      throw error;
    }
  };

  const take = (seat: CallSeat, prepared: LocalMediaControl, isReloaded: boolean): void => {
    session = createCallSession({
      ...{ seat, isReloaded, media: prepared, transport },
      onChange: change,
      onSoundBlocked: (isSoundBlocked) => change({ isSoundBlocked }),
      onLost: () => end('lost'),
      onElsewhere: () => end('elsewhere'),
      onUnreachable: () => {
        leaveOwn('connection-failed');
        end('unreachable');
      },
    });
    const { callId } = seat.call;
    change({
      participantId: seat.participantId,
      offered: state().offered.filter((offered) => offered.callId !== callId),
    });
    void session.chooseSpeaker(state().devices.speakerId);
    session.start();
    for (const signal of early.splice(0)) receiveSignal(signal);
  };

  const decline = async (call: Call, reason: DeclineReason = 'declined'): Promise<void> => {
    change({ offered: state().offered.filter(({ callId }) => callId !== call.callId) });
    await transport.decline({ callId: call.callId, reason });
  };

  const receiveSignal = (signal: IncomingSignal): void => {
    if (state().phase === 'preparing') early.push(signal);
    else if (session?.participantId === signal.to) session.receive(signal);
  };

  const updateOwn = (call: Call): void => {
    const own = ({ participantId }: CallParticipant) => participantId === session?.participantId;
    const before = state().call?.participants.find(own);
    if (call.status === 'ended' || !session) change({ call });
    if (call.status === 'ended') end('over');
    else if (call.participants.some(own)) session?.update(call);
    else if (before?.party === 'agent' && before.userId !== call.agentId) end('transferred');
    // A push that is older than the seat looks the same, so the server is asked.
    else void session?.rejoin();
  };

  return {
    getSnapshot: state,
    subscribe: store.subscribe,

    /** Opens the devices, then asks for a seat: an emit of `call.start`. */
    start: (kind: CallKind, ask: () => Promise<CallSeat>): Promise<void> =>
      join(null, { video: kind === 'video' }, ask),
    /** Answers or joins. Without a usable microphone it declines, so that the other side knows why. */
    async accept(call: Call, options: JoinOptions): Promise<void> {
      try {
        await join(call, options, () => transport.accept({ callId: call.callId }));
      } catch (error) {
        if (error instanceof CallMediaError && call.status === 'ringing')
          await decline(call, error.failure.code === 'permission-denied' ? 'permission-denied' : 'no-device');
        throw error;
      }
    },
    /** Continues after the page was reloaded. */
    rejoin: (seat: { callId: CallId; participantId: ParticipantId }, options: JoinOptions): Promise<void> =>
      join(null, options, () => transport.rejoin(seat), true),
    decline: (call: Call): Promise<void> => decline(call),
    hangUp(reason: LeaveReason = 'hung-up'): void {
      leaveOwn(reason);
      end('over');
    },
    /** Hangs up while the page is closing, when no answer can be awaited. */
    hangUpNow(): void {
      const { call } = state();
      if (session && call) transport.leaveNow({ callId: call.callId, reason: 'page-closed' });
      end('over');
    },
    /** From `ended` back to `idle`. */
    close(): void {
      if (state().phase === 'ended') change({ phase: 'idle', call: null, participantId: null, ending: null });
    },

    ...media.commands,
    /** After a click, if the browser had blocked the sound. */
    playSound: (): void => session?.playSound(),
    /** Hides `failure` and `notice`. */
    dismiss: (): void => change({ failure: null, notice: null }),

    /** Pass on every `call.changed`, and the call of `call.read` after a (re)connect. */
    receiveCall(call: Call): void {
      const { call: own, phase, offered } = state();
      const isOwn = own?.callId === call.callId && phase !== 'idle' && phase !== 'ended';
      const others = offered.filter(({ callId }) => callId !== call.callId);
      if (isOwn) updateOwn(call);
      else change({ offered: call.status === 'ended' ? others : [...others, call] });
      if (!isOwn && own?.callId === call.callId) change({ call });
    },
    /** Pass on all calls of this user after a reconnect. */
    receiveCalls(calls: readonly Call[]): void {
      const isOwn = ({ callId }: Call) => callId === state().call?.callId && session !== null;
      change({ offered: calls.filter((call) => !isOwn(call) && call.status !== 'ended') });
      for (const call of calls.filter(isOwn)) updateOwn(call);
    },
    /** Pass on every `call.signal`. */
    receiveSignal,
    /** Pass on every change of the socket; true once emits are possible. */
    socketChanged: (isConnected: boolean): void => session?.socketChanged(isConnected),
    /** Hangs up and stops everything. Can be called twice. */
    dispose(): void {
      leaveOwn('hung-up');
      stop();
      media.stopWatching();
      change({ ...NO_CALL, devices: state().devices });
    },
  };
}
