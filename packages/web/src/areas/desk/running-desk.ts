/**
 * The one desk session of this browser tab. It outlives its page while a call goes on: an agent may look
 * something up in the Studio while talking.
 */
import { deskCallChanged } from '@parrot/contract/calls';
import type { UserSessionId } from '@parrot/contract/core';
import { useCallsStore } from '../../features/calls/calls-store.ts';
import type { DeskCalls } from '../../features/calls/desk-calls.ts';
import { type DeskOptions, type DeskSession, startDesk } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { loadOrReload } from '../../shared/browser/load-or-reload.ts';
import { loadWhenIdle } from '../../shared/browser/load-when-idle.ts';
import { useUserStore } from '../../state/user-store.ts';

type RunningDesk = { desk: DeskSession; calls: DeskCalls | null; stop: () => void };

const loadCalls = () => import('../../features/calls/desk-calls.ts');

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
  if (running?.calls?.isInCall()) {
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
    onTransferReturned: (session, event) => page.onTransferReturned?.(session, event),
    onReassigned: (reassigned) => page.onReassigned?.(reassigned),
  });
  const ownId = useUserStore.getState().details?.userId ?? '';
  const started: RunningDesk = { desk, calls: null, stop };
  let isEnded = false;
  const stops: (() => void)[] = [
    // Another user must not continue this desk.
    useUserStore.subscribe(({ details }) => {
      if (running === started && (details?.userId ?? '') !== ownId) end();
    }),
  ];

  /** Most conversations have no call: its client is loaded with the first one that may have. */
  const startCalls = once(async () => {
    const { createDeskCalls } = await loadOrReload('desk-calls', loadCalls);
    if (isEnded) return;
    const calls = createDeskCalls(desk, ownId);
    started.calls = calls;
    let shown: UserSessionId | null = null;
    stops.push(
      useDeskStore.subscribe(({ agentConnected }, before) => {
        if (agentConnected !== before.agentConnected) calls.connectionChanged(agentConnected);
      }),
      calls.subscribe(() => {
        const next = calls.isInCall() ? (calls.getSnapshot().call?.userSessionId ?? null) : null;
        if (next !== shown) desk.showCall(next);
        shown = next;
        if (!isShown && !calls.isInCall()) end();
      }),
      calls.end,
    );
    useCallsStore.setState({ calls });
    // Asks for the calls that began before.
    if (useDeskStore.getState().agentConnected) calls.connectionChanged(true);
  });
  stops.push(
    desk.subscribe(deskCallChanged, () => void startCalls()),
    useDeskStore.subscribe(({ sessionId }) => {
      if (sessionId) void startCalls();
    }),
    loadWhenIdle([startCalls]),
  );

  function stop(): void {
    isEnded = true;
    for (const each of stops) each();
    desk.end();
  }
  return started;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}
