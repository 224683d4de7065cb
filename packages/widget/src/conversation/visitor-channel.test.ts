// @vitest-environment node
import * as conversations from '@parrot/contract/conversations';
import { addressOf, CHANNELS, type Emit, msgId, type Push } from '@parrot/contract/core';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../loader/load-config.ts';
import { configOf } from '../panel/panel.fixture.tsx';
import { newMsgId } from './new-msg-id.ts';
import type { EmitName, PushName } from './visitor-channel.ts';

afterEach(() => vi.restoreAllMocks());

test('the widget calls every visitor event by the name the contract gives it', () => {
  const isEvent = (value: unknown): value is Emit | Push =>
    typeof value === 'object' && value !== null && 'channel' in value && value.channel === 'visitor';
  const events = (Object.values(conversations) as unknown[]).filter(isEvent);
  const names = (direction: string) =>
    events
      .filter((event) => event.direction === direction)
      .map(({ name }) => name)
      .sort();
  const emits: Record<EmitName, true> = {
    'thread.open': true,
    'message.send': true,
    'person.request': true,
    'visitor.typing': true,
    'language.choose': true,
    'answer.rate': true,
    'session.rate': true,
    'session.end': true,
    'transcript.send': true,
    'person.cancel': true,
    'email.leave': true,
    'waiting.read': true,
    'thread.read': true,
  };
  const pushes: Record<PushName, true> = {
    'message.added': true,
    'message.changed': true,
    'session.changed': true,
    'waiting.changed': true,
    'read.changed': true,
    typing: true,
    'answer.part': true,
    'line.cut': true,
  };
  expect(Object.keys(emits).sort()).toEqual(names('toServer'));
  expect(Object.keys(pushes).sort()).toEqual(names('toClient'));
  expect(CHANNELS.visitor.path).toBe('/visitor-socket/socket.io');
});

test('a new msgId is one the contract takes, and never the same', () => {
  const ids = Array.from({ length: 200 }, newMsgId);
  expect(ids.every((id) => msgId.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

test("the settings are asked for at the contract's address, without cookies", async () => {
  const config = configOf();
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(config));
  expect(await loadConfig('https://parrot.example', 'prt_1&x=2')).toEqual(config);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    `https://parrot.example${addressOf(conversations.widgetConfig)}?parrotId=prt_1%26x%3D2`,
  );
  expect(options?.credentials).toBe('omit');
});

test('an unknown bot and a server that is away are told to the builder, and nothing is shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(Response.json({ code: 'not_found' }, { status: 404 }));
  expect(await loadConfig('https://parrot.example', 'prt_nobody')).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await loadConfig('https://parrot.example', 'prt_1')).toBeUndefined();
  expect(warned.mock.calls.map(([, what]) => what)).toEqual([
    'There is no bot prt_nobody (404).',
    'The server cannot be reached.',
  ]);
});

test('a bot that may not be on this site says so to the builder, and nothing is shown [DSG-10]', async () => {
  vi.stubGlobal('location', { host: 'elsewhere.example' });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = Response.json({ code: 'site_not_allowed' }, { status: 404 });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refused);
  expect(await loadConfig('https://parrot.example', 'prt_1')).toBeUndefined();
  expect(warned.mock.calls[0]?.[1]).toBe('This bot is not allowed on elsewhere.example.');
});
