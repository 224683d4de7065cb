/** The call of this agent: the call client on the desk's connection. */
import { type CallClient, createCallClient } from '@parrot/call-client';
import {
  acceptDeskCall,
  changeDeskMedia,
  declineDeskCall,
  deskCallChanged,
  deskCallSignal,
  disconnectCall,
  inviteSupervisor,
  leaveDeskCall,
  listOwnCalls,
  readDeskCall,
  rejoinDeskCall,
  sendDeskSignal,
  speakInCall,
  startDeskCall,
} from '@parrot/contract/calls';
import type { CallKind } from '@parrot/contract/conversations';
import { newId, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { DeskConnection } from '../../shared/agents/desk-connection.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import { useDeviceChoice } from './devices/device-choice.ts';

export type DeskCalls = ReturnType<typeof createDeskCalls>;

export function createDeskCalls({ emit, subscribe }: DeskConnection, ownId: string) {
  const client: CallClient = createCallClient({
    devices: useDeviceChoice.getState(),
    transport: {
      accept: (of) => emit(acceptDeskCall, of),
      decline: (of) => emit(declineDeskCall, of),
      rejoin: (seat) => emit(rejoinDeskCall, seat),
      leave: (of) => emit(leaveDeskCall, of),
      signal: (signal) => emit(sendDeskSignal, signal),
      media: (change) => emit(changeDeskMedia, change),
      leaveNow: (body) =>
        void call(disconnectCall, { body, keepalive: true }).catch((error: unknown) =>
          console.warn('hanging up was not acknowledged', error),
        ),
      isRefusal: (error) =>
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.code !== 'participant_away',
    },
  });
  const unsubscribe = [
    subscribe(deskCallChanged, (changed) => client.receiveCall(changed.call)),
    subscribe(deskCallSignal, client.receiveSignal),
    client.subscribe(() => {
      const { microphoneId, cameraId, speakerId } = client.getSnapshot().devices;
      useDeviceChoice.setState({ microphoneId, cameraId, speakerId });
    }),
  ];
  const closePage = () => client.hangUpNow();
  window.addEventListener('pagehide', closePage);

  const isInCall = (): boolean => {
    const { phase } = client.getSnapshot();
    return phase !== 'idle' && phase !== 'ended';
  };
  const callId = () => client.getSnapshot().call?.callId;

  return {
    ...client,
    ownId,
    isInCall,
    /** Pass on every change of the desk's connection. */
    connectionChanged(isConnected: boolean): void {
      client.socketChanged(isConnected);
      if (!isConnected) return;
      emit(listOwnCalls, {}).then(
        ({ calls }) => client.receiveCalls(calls),
        (error: unknown) => console.warn('calls could not be loaded', error),
      );
    },
    /** Whether this agent can call the visitor of a session now. */
    async canStart(userSessionId: UserSessionId): Promise<boolean> {
      return (await emit(readDeskCall, { userSessionId })).canStart;
    },
    ring(userSessionId: UserSessionId, kind: CallKind): Promise<void> {
      // A repeated request must not ring twice.
      const clientId = newId('msg');
      return client.start(kind, () => emit(startDeskCall, { userSessionId, kind, clientId }));
    },
    async invite(userId: UserId): Promise<void> {
      const id = callId();
      if (id) client.receiveCall((await emit(inviteSupervisor, { callId: id, userId })).call);
    },
    /** A supervisor stops listening only. */
    async speak(): Promise<void> {
      const { participantId } = client.getSnapshot();
      const id = callId();
      if (!id || !participantId) return;
      await client.setMicrophone(true);
      if (!client.getSnapshot().local.audio) return;
      client.receiveCall((await emit(speakInCall, { callId: id, participantId })).call);
    },
    end(): void {
      for (const stop of unsubscribe) stop();
      window.removeEventListener('pagehide', closePage);
      client.dispose();
    },
  };
}
