import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceAccess } from './ice-servers.ts';

const NONE = { STUN_URLS: [], TURN_URLS: [], TURN_SECRET: undefined, ICE_RELAY_ONLY: 'no' as const };
const NOW = new Date('2026-11-17T09:00:00Z');

test('without settings there are no servers, and browsers connect directly', () => {
  expect(iceAccess(NONE, NOW)).toEqual({ iceServers: [], iceTransportPolicy: 'all' });
});

test('credentials of a relay are new each time, expire after 12 hours and follow coturn’s scheme', () => {
  const settings = {
    STUN_URLS: ['stun:stun.example.com:3478'],
    TURN_URLS: ['turn:turn.example.com:3478', 'turns:turn.example.com:5349'],
    TURN_SECRET: 'a shared secret',
    ICE_RELAY_ONLY: 'yes' as const,
  };
  const { iceServers, iceTransportPolicy } = iceAccess(settings, NOW);
  expect(iceTransportPolicy).toBe('relay');
  const [stun, turn] = iceServers;
  expect(stun).toEqual({ urls: settings.STUN_URLS });
  const { username = '', credential } = turn ?? {};
  expect(username).toMatch(new RegExp(`^${NOW.getTime() / 1_000 + 12 * 3_600}:[\\w-]{12}$`));
  expect(credential).toBe(createHmac('sha1', settings.TURN_SECRET).update(username).digest('base64'));
  expect(iceAccess(settings, NOW).iceServers[1]?.username).not.toBe(username);
});
