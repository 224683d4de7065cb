import type { CallClient } from '@parrot/call-client';
import type { ErrorCode } from '@parrot/contract/core';
import type { Conversation } from '../conversation/conversation.ts';
import { newMsgId } from '../conversation/new-msg-id.ts';
import type { CallStage } from '../panel/view.ts';
import type { CallTexts } from '../texts/call/call-texts.ts';
import type { CallActions, CallProps, CallUi } from './call-props.ts';
import { incomingCall, interruptedCall, NO_UI } from './call-screen.ts';
import { storeSeat } from './own-seat.ts';
import { toggleFullScreen, togglePicture } from './screen-modes.ts';
import { failureKey } from './sentences.ts';
import { EmitError, emitOrThrow } from './visitor-transport.ts';

type Stage = {
  client: CallClient;
  conversation: Conversation;
  stage: CallStage;
  ui: () => CallUi;
  set: (next: Partial<CallUi>) => void;
  /** The focus goes to the call. */
  enter: () => void;
  word: CallProps['word'];
};

/** Rejections that have a sentence in the visitor's language. */
const REFUSALS: Partial<Record<ErrorCode, keyof CallTexts>> = {
  call_busy: 'busy',
  call_answered: 'elsewhere',
  call_not_allowed: 'notNow',
  too_many: 'notNow',
  call_over: 'ended',
};

export function callActions({ client, conversation, stage, ui, set, enter, word }: Stage): CallActions {
  const emit = emitOrThrow(conversation.ask);
  const warn = (error: unknown) => console.warn('Parrot:', error);

  const problemText = (error: unknown): string => {
    const { failure } = client.getSnapshot();
    if (failure) {
      client.dismiss();
      return word(failureKey(failure));
    }
    if (!(error instanceof EmitError && error.isAnswer)) return word('failed');
    const key = REFUSALS[error.error.code as ErrorCode];
    return word(key ?? 'failed');
  };
  /** A call of the visitor needs the panel. */
  const join = async (joining: Promise<void>): Promise<void> => {
    set(NO_UI);
    stage.onOpen();
    enter();
    try {
      await joining;
    } catch (error) {
      set({ problem: problemText(error) });
      enter();
    }
  };

  return {
    choose() {
      set({ ...NO_UI, isChoosing: true });
      enter();
    },
    call(kind) {
      const clientId = newMsgId();
      void join(client.start(kind, () => emit('call.start', { kind, clientId })));
    },
    accept(video) {
      const call = incomingCall(client.getSnapshot());
      if (call) void join(client.accept(call, { video }));
    },
    decline() {
      const call = incomingCall(client.getSnapshot());
      if (!call) return;
      client.decline(call).catch((error) => set({ problem: problemText(error) }));
    },
    rejoin() {
      const interrupted = interruptedCall(client.getSnapshot());
      if (interrupted) void join(client.rejoin(interrupted.seat, interrupted.seat));
    },
    hangUp() {
      const interrupted = interruptedCall(client.getSnapshot());
      const { phase } = client.getSnapshot();
      if (phase !== 'idle' || !interrupted) {
        client.hangUp();
        // A call that the visitor gave up needs no rating and no explanation.
        if (phase === 'ringing') client.close();
        return;
      }
      const { callId } = interrupted.call;
      storeSeat(null);
      // Without an answer, the server ends the call as soon as the seat has been empty for too long.
      void conversation.ask('call.leave', { callId, reason: 'hung-up' });
      set({});
    },
    async rate(stars, text) {
      const callId = client.getSnapshot().call?.callId;
      if (!callId) return;
      const ack = await conversation.ask('call.rate', { callId, stars, text });
      set({ rating: ack.ok ? 'sent' : 'failed' });
    },
    collapse() {
      set({ isCollapsed: true, showsDevices: false });
      stage.leave();
    },
    expand() {
      set({ isCollapsed: false });
      stage.onOpen();
      enter();
    },
    toggleDevices: () => set({ showsDevices: !ui().showsDevices }),
    toggleFullScreen: () => void toggleFullScreen(stage.slot).catch(warn),
    togglePicture: () => void togglePicture(stage.slot).catch(warn),
    close() {
      client.close();
      set(NO_UI);
    },
  };
}
