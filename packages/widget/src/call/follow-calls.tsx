/** Connects the call client to the conversation, and the visitor's actions to the call client. */
import { createCallClient } from '@parrot/call-client';
import type { Call } from '@parrot/contract/calls';
import { agentOf } from '../conversation/thread.ts';
import type { CallPush } from '../conversation/visitor-channel.ts';
import type { ActiveCalls, CallStage } from '../panel/view.ts';
import type { CallTexts } from '../texts/call/call-texts.ts';
import { agentIn } from './agent-in.ts';
import { callActions } from './call-actions.ts';
import { followCall } from './call-effects.ts';
import type { CallUi } from './call-props.ts';
import { incomingCall, interruptedCall, NO_UI, screenOf, shapeOf } from './call-screen.ts';
import { loadTexts } from './load-texts.ts';
import { unansweredKey } from './sentences.ts';
import { CallView } from './view/call-view.tsx';
import { visitorTransport } from './visitor-transport.ts';

export function followCalls(stage: CallStage): ActiveCalls {
  const { conversation, memory, slot } = stage;
  const client = createCallClient({
    transport: visitorTransport(conversation.ask),
    devices: memory.read().devices ?? {},
  });
  let ui: CallUi = NO_UI;

  const draw = () => {
    follow(client.getSnapshot(), screen(), ui);
    const inside = slot.querySelector('.call:focus, .call :focus');
    stage.draw();
    // What had the focus may be gone.
    if (inside && !slot.querySelector(':focus')) enter();
  };
  const enter = () => {
    const call = slot.querySelector<HTMLElement>('.call');
    if (call) call.focus();
    else stage.leave();
  };
  const set = (next: Partial<CallUi>) => {
    ui = { ...ui, ...next };
    draw();
  };
  const texts = loadTexts(stage, () => {
    draw();
    if (ui.isChoosing) enter();
  });
  /** Nothing is shown, and nothing rings, before there are texts. */
  const screen = () => (texts() ? screenOf(client.getSnapshot(), ui) : 'none');

  const name = (): string => {
    const { call, offered } = client.getSnapshot();
    const of = call ?? offered[0];
    // During a transfer, the previous agent stays until the next one has joined.
    return (
      agentIn(of, of?.participants ?? [])?.name ??
      of?.agentName ??
      agentOf(conversation.thread().session) ??
      ''
    );
  };
  const word = (key: keyof CallTexts, of = name()): string => (texts()?.[key] ?? '').replace('{name}', of);

  const follow = followCall({ client, slot, memory, word });
  const act = callActions({ ...{ client, conversation, stage, set, enter, word }, ui: () => ui });

  const receiveCall = (call: Call) => {
    const before = client.getSnapshot();
    const rang = incomingCall(before)?.callId === call.callId && call.status !== 'ringing';
    const interrupted = interruptedCall(before)?.call.callId === call.callId && call.status === 'ended';
    client.receiveCall(call);
    const { phase } = client.getSnapshot();
    const key = interrupted ? 'disconnected' : rang ? unansweredKey(call) : undefined;
    if (key && phase === 'idle') set({ ...NO_UI, notice: { key, name: call.agentName } });
    else if (call.status === 'ended' && ui.notice?.key === 'elsewhere') set({ notice: null });
    if (phase === 'ended' && incomingCall(client.getSnapshot())) client.close();
    draw();
  };
  const sync = (call: Call | null) => {
    const gone = client.getSnapshot().offered.filter(({ callId }) => callId !== call?.callId);
    for (const one of gone) receiveCall({ ...one, status: 'ended', endReason: 'missed' });
    if (call) receiveCall(call);
  };
  const receive = (...[push, payload]: CallPush) => {
    if (push === 'call.signal') client.receiveSignal(payload);
    else receiveCall(payload.call);
  };

  client.subscribe(draw);
  document.addEventListener('fullscreenchange', draw);
  addEventListener('pagehide', () => {
    // The next page of the site offers to rejoin an active call; if none comes, the server ends it soon.
    if (screen() !== 'active') client.hangUpNow();
  });
  let isOnline = true;
  conversation.subscribe(({ connection, loaded }) => {
    const wasOnline = isOnline;
    isOnline = connection === 'online' && loaded;
    // Each report makes the client rejoin, so a message must not cause one.
    if (isOnline !== wasOnline) client.socketChanged(isOnline);
  });

  return {
    shape: (open) => shapeOf(screen(), ui, open),
    start() {
      if (screen() === 'none' || screen() === 'notice') act.choose();
      else act.expand();
    },
    receive,
    sync,
    View: (view) =>
      screen() !== 'none' ? (
        <CallView
          {...view}
          {...{ word, ui, client, act, screen: screen(), name: name(), state: client.getSnapshot() }}
        />
      ) : null,
  };
}
