import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { session } from '../conversation/message.fixture.ts';
import { VisitorServer } from '../conversation/visitor-server.fixture.ts';
import { stubBrowser, TestPanel } from '../panel/panel.fixture.tsx';
import { seen } from '../testing/seen.ts';
import {
  activeCall,
  call,
  endedCall,
  network,
  OWN_ID,
  participant,
  seat,
  stubDevices,
} from './call.fixture.ts';

let server: VisitorServer;
let shown: TestPanel;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', NodeWebSocket);
  stubBrowser();
  sessionStorage.clear();
  server = new VisitorServer();
  server.session = session('ASSIGNED', 'Maya Lind');
  await server.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await shown.dismiss(server);
  await server.stop();
});

const asked = (name: string) =>
  server.asked.filter(([event]) => event === name).map(([, payload]) => payload);
const push = (of: ReturnType<typeof call>) => server.push('call.changed', { call: of });
const click = async (label: string) => {
  await seen(() => expect(shown.button(label)).toBeDefined());
  shown.button(label)?.click();
};
const text = () => shown.find('.call, .callbar')?.textContent ?? '';

/** `replies` are the server's, by event. */
async function open(replies: Record<string, object> = {}, isOpen = true): Promise<void> {
  server.intercept = (name, _payload, answer) => {
    if (replies[name]) answer(replies[name]);
    return Boolean(replies[name]);
  };
  shown = new TestPanel(server, { isVideoCallRequired: true });
  shown.panel.connect();
  if (isOpen) shown.panel.show(true);
  await seen(() => expect(asked('call.read')).toHaveLength(1));
}

test('a ringing call is shown above a closed chat without taking the focus, and can be declined', async () => {
  stubDevices();
  document.title = 'Tea shop';
  await open({}, false);
  expect(shown.loaded).not.toContain('call.js');
  push(call());
  await seen(() => expect(text()).toContain('Maya Lind is calling'));
  expect(shown.find('.panel')?.classList.contains('mini')).toBe(true);
  expect(document.title).toBe('Maya Lind is calling');
  expect(document.activeElement).toBe(document.body);
  await click('Decline');
  await seen(() => expect(asked('call.decline')).toMatchObject([{ reason: 'declined' }]));
  push(endedCall('declined'));
  await seen(() => expect(shown.find('.panel')?.classList.contains('mini')).toBe(false));
  expect(document.title).toBe('Tea shop');
});

test('a visitor answers without a camera, mutes, writes meanwhile, hangs up and rates; no device stays open', async () => {
  const opened = stubDevices();
  await open({
    'call.accept': seat(activeCall()),
  });
  push(call());
  await click('Accept without camera');
  await seen(() => expect(text()).toContain('Connecting…'));
  expect(opened.map(({ kind }) => kind)).toEqual(['audio']);
  await click('Mute microphone');
  await seen(() => expect(asked('call.media').at(-1)).toMatchObject({ media: { audio: false } }));

  await click('Back to chat');
  expect(shown.find('.callbar')).not.toBeNull();
  expect(document.activeElement).toBe(shown.field());
  await click('Show call');
  server.addMessage({ value: 'Can you see the label?', userType: 'agent' });
  await seen(() => expect(shown.button('Back to chat')?.textContent).toBe('1'));

  expect(asked('call.rejoin')).toEqual([]);

  await click('Hang up');
  await seen(() => expect(asked('call.leave')).toMatchObject([{ reason: 'hung-up' }]));
  push(endedCall('completed', { answeredAt: activeCall().answeredAt }));
  await seen(() => expect(text()).toContain('3:12'));
  expect(opened.every(({ readyState }) => readyState === 'ended')).toBe(true);
  shown.find('input[value="4"]')?.click();
  shown.find('.ask')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await seen(() => expect(asked('call.rate')).toMatchObject([{ stars: 4, text: '' }]));
  await click('Back to chat');
  await seen(() => expect(shown.find('.call')).toBeNull());
});

test('a visitor calls the agent; a listening supervisor and a transfer are visible; a decline is explained', async () => {
  stubDevices();
  const outgoing = { startedBy: 'visitor' as const, kind: 'voice' as const };
  await open({ 'call.start': seat(call({ ...outgoing, participants: [participant('visitor')] })) });
  await click('Start a call');
  await click('Voice call');
  await seen(() => expect(text()).toContain('Calling…'));
  expect(asked('call.start')).toMatchObject([{ kind: 'voice' }]);

  const supervisor = participant('supervisor', { name: 'Tomas Berg', isListener: true });
  push(activeCall({ ...outgoing, participants: [...activeCall().participants, supervisor] }));
  await seen(() => expect(text()).toContain('Tomas Berg is listening'));
  const next = { agentId: 'usr_0000000000000000000002' as never, agentName: 'Aino Salo' };
  push(activeCall({ ...outgoing, ...next, participants: [participant('visitor')] }));
  await seen(() => expect(text()).toContain('Aino Salo is joining…'));

  push(endedCall('declined', outgoing));
  await seen(() => expect(text()).toContain('Maya Lind can’t take your call right now.'));
  expect(shown.button('Call again')).toBeDefined();
  shown.press('Escape', {}, shown.find('.call') as Element);
  expect(shown.find('.call')).toBeNull();
});

test('without permission for the microphone, the call is declined and the visitor learns what to do', async () => {
  const refuse: { name: string | undefined } = { name: 'NotAllowedError' };
  stubDevices(refuse);
  await open({
    'call.start': { ok: false, error: { status: 409, code: 'call_busy', message: 'Busy' } },
  });
  push(call());
  await click('Accept');
  await seen(() => expect(text()).toContain('Your browser is blocking the microphone.'));
  expect(asked('call.decline')).toMatchObject([{ reason: 'permission-denied' }]);
  push(endedCall('declined'));

  refuse.name = undefined;
  await click('Try again');
  await click('Video call');
  await seen(() => expect(text()).toContain('Maya Lind is on another call.'));
});

test('on a poor connection video is not sent, the visitor reads it, and it comes back with a better one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
  const opened = stubDevices();
  // The participant with the higher id lays out the sections of the connection.
  const agent = participant('agent', { participantId: 'cpt_0000000000000000000000' as never });
  const joined = activeCall({ participants: [agent, participant('visitor')] });
  await open({ 'call.accept': seat(joined), 'call.signal': { ok: true }, 'call.media': { ok: true } });
  push(call());
  await click('Accept');
  const sentVideo = () => network.connections[0]?.sections[1]?.sender.track;
  const camera = () => opened.find(({ kind }) => kind === 'video');
  await seen(() => expect(sentVideo()).toBe(camera()));
  expect(camera()).toBeDefined();

  network.roundTripSeconds = 2;
  await pass(4);
  expect(text()).toContain('Weak connection');
  expect(sentVideo()).toBe(camera());
  await pass(6);
  expect(text()).toContain('your video is paused');
  expect(shown.find('video.own.paused')).not.toBeNull();
  expect(sentVideo()).toBeNull();
  expect(opened.map(({ readyState }) => readyState)).toEqual(['live', 'live']);
  await seen(() =>
    expect(asked('call.media').at(-1)).toMatchObject({ media: { audio: true, video: false } }),
  );

  network.roundTripSeconds = 0.02;
  await pass(14);
  expect(text()).not.toContain('your video is paused');
  expect(shown.find('video.own.paused')).toBeNull();
  expect(sentVideo()).toBe(camera());
  await seen(() => expect(asked('call.media').at(-1)).toMatchObject({ media: { video: true } }));
});

test('a call answered in another tab, or missed, is reported in a sentence', async () => {
  stubDevices();
  await open();
  push(call());
  await seen(() => expect(shown.button('Accept')).toBeDefined());
  push(activeCall());
  await seen(() => expect(text()).toContain('This call was answered in another tab.'));
  push(call({ callId: 'cal_0000000000000000000002' as never }));
  await seen(() => expect(shown.button('Accept')).toBeDefined());
  push(endedCall('missed', { callId: 'cal_0000000000000000000002' as never }));
  await seen(() => expect(text()).toContain('You missed a call from Maya Lind.'));
  await click('Call back');
  expect(shown.button('Video call')).toBeDefined();

  push(call({ callId: 'cal_0000000000000000000003' as never }));
  await seen(() => expect(shown.button('Accept')).toBeDefined());
  // It ends while this window is not connected.
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await seen(() => expect(text()).toContain('You missed a call from Maya Lind.'));
});

test('after a reload during a call, the visitor can rejoin under the same seat', async () => {
  stubDevices();
  const { callId } = activeCall();
  const since = Date.now() - 65_000;
  sessionStorage.setItem(
    'parrot:call',
    JSON.stringify({ callId, participantId: OWN_ID, video: false, since }),
  );
  const away = participant('visitor', { isConnected: false });
  await open({
    'call.read': {
      ok: true,
      call: activeCall({ participants: [participant('agent'), away] }),
      canStart: false,
    },
    'call.rejoin': seat(activeCall()),
  });
  await click('Rejoin call');
  await seen(() => expect(asked('call.rejoin')).toMatchObject([{ callId, participantId: OWN_ID }]));
  await seen(() => expect(shown.button('Hang up')).toBeDefined());
});
