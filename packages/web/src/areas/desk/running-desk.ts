/**
 * The one desk session of this browser tab. It outlives its page while a call goes on: an agent may look
 * something up in the Studio while talking.
 */
import type { UserSessionId } from '@parrot/contract/core';
import { useCallsStore } from '../../features/calls/calls-store.ts';
import { createDeskCalls, type DeskCalls } from '../../features/calls/desk-calls.ts';
import { type DeskOptions, type DeskSession, startDesk } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { useUserStore } from '../../state/user-store.ts';

type RunningDesk = { desk: DeskSession; calls: DeskCalls; stop: () => void };

let running: RunningDesk | null = null;
let page: DeskOptions;
/** False while only a call keeps the desk connected. */
let isShown = false;

/** Starts the desk, or continues the one that a call has kept connected. */
export function enterDesk(options: DeskOptions): DeskSession {
  page = options;
  isShown = true;
  running ??= start();
  return running.desk;
}

export function leaveDesk(): void {
  isShown = false;
  if (running?.calls.isInCall()) {
    // Messages that arrive meanwhile are not read.
    running.desk.open(null);
  } else end();
}

function end(): void {
  const ended = running;
  running = null;
  useCallsStore.setState({ calls: null });
  ended?.stop();
}

function start(): RunningDesk {
  const desk = startDesk({
    clientInfo: () => page.clientInfo(),
    onNoApps: () => isShown && page.onNoApps(),
    onMessage: (message) => page.onMessage?.(message),
    onReassigned: (reassigned) => page.onReassigned?.(reassigned),
  });
  const ownId = useUserStore.getState().details?.userId ?? '';
  const calls = createDeskCalls(desk, ownId);
  useCallsStore.setState({ calls });
  let shown: UserSessionId | null = null;
  const stops = [
    useDeskStore.subscribe(({ agentConnected }, before) => {
      if (agentConnected !== before.agentConnected) calls.connectionChanged(agentConnected);
    }),
    calls.subscribe(() => {
      const next = calls.isInCall() ? (calls.getSnapshot().call?.userSessionId ?? null) : null;
      if (next !== shown) desk.showCall(next);
      shown = next;
      if (!isShown && !calls.isInCall()) end();
    }),
    // Another user must not continue this desk.
    useUserStore.subscribe(({ details }) => {
      if (running?.calls === calls && (details?.userId ?? '') !== ownId) end();
    }),
  ];
  return {
    desk,
    calls,
    stop: () => {
      for (const stop of stops) stop();
      calls.end();
      desk.end();
    },
  };
}
