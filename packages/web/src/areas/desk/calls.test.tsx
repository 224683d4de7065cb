/// <reference types="node" />
/** A call at the desk whose devices fail or whose connection is poor. */
import {
  acceptDeskCall,
  type Call,
  type CallSeat,
  changeDeskMedia,
  declineDeskCall,
  deskCallChanged,
  leaveDeskCall,
  listOwnCalls,
  readDeskCall,
  sendDeskSignal,
  startDeskCall,
} from '@parrot/contract/calls';
import { newId } from '@parrot/contract/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callOf, participantOf } from '../../features/calls/testing/call.fixture.ts';
import {
  type CallBrowser,
  type FakeTrack,
  liveTracks,
  stubCallBrowser,
} from '../../features/calls/testing/call-browser.fixture.ts';
import { freezeTime, seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import { elena, openWith, prepareDeskPage, server } from './desk-page.fixture.tsx';

let browser: CallBrowser;
/** Of Maya and Elena, once it is answered. */
let call: Call;

prepareDeskPage();
beforeEach(() => {
  browser = stubCallBrowser();
  const visitor = participantOf({ name: elena.userName });
  // The later id lays out the sections of the connection.
  const own = participantOf({ party: 'agent', name: MAYA.name, userId: MAYA.userId });
  call = ofElena({ status: 'active', answeredAt: elena.startedAt, participants: [visitor, own] });
  const seat: CallSeat = {
    call,
    participantId: own.participantId,
    iceServers: [],
    iceTransportPolicy: 'all',
  };
  const answers = [
    [listOwnCalls, { calls: [] }],
    [readDeskCall, { call: null, canStart: true }],
    [startDeskCall, seat],
    [acceptDeskCall, seat],
    [declineDeskCall, { call }],
    [leaveDeskCall, { call: { ...call, status: 'ended', endReason: 'completed' } }],
    [sendDeskSignal, {}],
    [changeDeskMedia, {}],
  ] as const;
  for (const [{ name }, reply] of answers) server.answers.set(name, () => ({ ok: true, ...reply }));
});
afterEach(() => vi.unstubAllGlobals());

const ofElena = (given: Partial<Call>): Call =>
  callOf({
    conversationId: elena.conversationId,
    userSessionId: elena.userSessionId,
    visitorName: elena.userName,
    agentId: MAYA.userId,
    ...given,
  });
const button = (name: string) => screen.findByRole('button', { name });
const CALL = { name: `Call with ${elena.userName}` };
const callView = async () => within(await screen.findByRole('region', CALL));
const latestMedia = () => server.emitsOf(changeDeskMedia).at(-1)?.media;

async function callElena(kind: 'Voice call' | 'Video call') {
  const opened = await openWith(elena);
  fireEvent.click(await button(kind));
  return opened;
}

async function hangUp() {
  fireEvent.click(screen.getByRole('button', { name: 'Hang up' }));
  await seen(() => screen.getByRole('region', { name: 'Call ended' }));
  expect(liveTracks(browser)).toEqual([]);
}

describe('a microphone that can’t be used', () => {
  const REFUSALS = [
    ['blocked', 'NotAllowedError', /^Microphone access is blocked/, 'permission-denied'],
    ['in use', 'NotReadableError', /^Your microphone is used by another program/, 'no-device'],
    ['missing', 'NotFoundError', /^No microphone found/, 'no-device'],
  ] as const;

  test.each(REFUSALS)('%s: no call is started, and the agent reads why', async (_case, error, sentence) => {
    browser.refused = { audio: error };
    await callElena('Video call');
    await screen.findByText(sentence);
    await button('Voice call');
    expect(server.emitsOf(startDeskCall)).toEqual([]);
    expect(liveTracks(browser)).toEqual([]);
  });

  test.each(REFUSALS)('%s: a call is declined with the reason', async (_case, error, sentence, reason) => {
    browser.refused = { audio: error };
    const { user } = await openWith(elena);
    await button('Voice call');
    const ringing = ofElena({ callId: newId('cal'), startedBy: 'visitor' });
    act(() => server.push(deskCallChanged, { call: ringing }));
    await seen(async () => {
      await user.keyboard('{Shift>}Y{/Shift}');
      expect(server.emitsOf(declineDeskCall)).toMatchObject([{ callId: ringing.callId, reason }]);
    });
    await screen.findByText(sentence);
    expect(server.emitsOf(acceptDeskCall)).toEqual([]);
    expect(liveTracks(browser)).toEqual([]);
  });
});

test.each([
  ['blocked', 'NotAllowedError', /^Camera access is blocked/],
  ['in use', 'NotReadableError', /^Your camera is used by another program/],
  ['missing', 'NotFoundError', /^No camera found/],
])('a camera that is %s leaves a voice call with a sentence', async (_case, error, sentence) => {
  browser.refused = { video: error };
  await callElena('Video call');
  const view = await callView();
  await view.findByText(sentence);
  fireEvent.click(view.getByRole('button', { name: 'Dismiss' }));
  expect(view.queryByText(sentence)).toBeNull();
  expect(liveTracks(browser)).toEqual(['audio']);
  fireEvent.click(view.getByRole('button', { name: 'Turn camera on' }));
  await view.findByText(sentence);
  browser.refused = {};
  fireEvent.click(view.getByRole('button', { name: 'Turn camera on' }));
  await view.findByLabelText('Your video');
  expect(view.queryByText(sentence)).toBeNull();
  await hangUp();
});

test('unplugged devices are replaced or reported, and the call goes on until the agent hangs up', async () => {
  await callElena('Video call');
  const view = await callView();
  await view.findByRole('timer');
  const [microphone, camera] = browser.opened as [FakeTrack, FakeTrack];
  const [connection] = browser.connections;
  const sent = () => connection?.sections.map(({ sender }) => sender.track);

  act(() => microphone.unplug());
  await view.findByText('Your microphone was unplugged. Using the default one.');
  const replacement = browser.opened.at(-1);
  await seen(() => expect(sent()).toEqual([replacement, camera, null, null]));

  browser.refused = { audio: 'NotFoundError', video: 'NotFoundError' };
  act(() => camera.unplug());
  await view.findByText('Your camera was unplugged.');
  expect(view.queryByLabelText('Your video')).toBeNull();
  act(() => replacement?.unplug());
  await view.findByText('Your microphone was unplugged. The visitor can’t hear you.');
  await seen(() => expect(sent()).toEqual([null, null, null, null]));
  await seen(() => expect(latestMedia()).toEqual({ audio: false, video: false, screen: false }));
  fireEvent.click(view.getByRole('button', { name: 'Unmute microphone' }));
  await view.findByText(/^No microphone found/);
  view.getByRole('timer');

  browser.refused = {};
  fireEvent.click(view.getByRole('button', { name: 'Unmute microphone' }));
  await seen(() => expect(latestMedia()).toEqual({ audio: true, video: false, screen: false }));
  expect(view.queryByText(/microphone/)).toBeNull();
  await hangUp();
});

test('on a poor connection video is not sent, the agent reads it, and it comes back with a better one', async () => {
  await openWith(elena);
  const start = await button('Video call');
  freezeTime();
  fireEvent.click(start);
  const view = within(await seen(() => screen.getByRole('region', CALL)));
  await seen(() => view.getByRole('timer'));
  const [, camera] = browser.opened;
  const sentVideo = () => browser.connections[0]?.sections[1]?.sender.track;
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  await seen(() => expect(sentVideo()).toBe(camera));

  browser.roundTripSeconds = 2;
  await pass(4);
  await seen(() => view.getByText('Poor connection'));
  expect(sentVideo()).toBe(camera);
  await pass(6);
  await seen(() => view.getByText(/^Your video is paused/));
  view.getByText('You (paused)');
  expect(sentVideo()).toBeNull();
  expect(liveTracks(browser)).toEqual(['audio', 'video']);
  await seen(() => expect(latestMedia()).toEqual({ audio: true, video: false, screen: false }));

  browser.roundTripSeconds = 0.02;
  await pass(8);
  expect(sentVideo()).toBeNull();
  await pass(6);
  await seen(() => expect(view.queryByText(/^Your video is paused/)).toBeNull());
  view.getByText('You');
  expect(sentVideo()).toBe(camera);
  await seen(() => expect(latestMedia()).toEqual({ audio: true, video: true, screen: false }));
  await hangUp();
});

test('a lost connection is kept while the visitor’s socket is away, and replaced once it is back', async () => {
  await openWith(elena);
  const start = await button('Voice call');
  freezeTime();
  fireEvent.click(start);
  const view = within(await seen(() => screen.getByRole('region', CALL)));
  await seen(() => view.getByRole('timer'));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  const [visitor, own] = call.participants;
  if (!visitor || !own) throw new Error('two take part');

  server.push(deskCallChanged, {
    call: { ...call, participants: [{ ...visitor, isConnected: false }, own] },
  });
  act(() => browser.connections[0]?.lose());
  await seen(() => view.getByText('Reconnecting…'));
  await pass(50);
  expect(browser.connections).toHaveLength(1);
  view.getByText('Reconnecting…');

  server.push(deskCallChanged, { call });
  await seen(async () => {
    await pass(2);
    expect(browser.connections).toHaveLength(2);
  });
  await seen(() => view.getByRole('timer'));
  await hangUp();
});
