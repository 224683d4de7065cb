/**
 * The servers that browsers connect through. Credentials of a relay are made by coturn's REST scheme: the
 * user name is its expiry and a random id, the password its HMAC under the shared secret.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { CallSeat, IceServer } from '@parrot/contract/calls';
import { HOUR_MS, LIMITS } from '@parrot/contract/core';
import type { Settings } from '../../../platform/index.ts';

type IceSettings = Pick<Settings, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET' | 'ICE_RELAY_ONLY'>;
export type IceAccess = Pick<CallSeat, 'iceServers' | 'iceTransportPolicy'>;

export function iceAccess(settings: IceSettings, now: Date): IceAccess {
  const { STUN_URLS: stun, TURN_URLS: turn, TURN_SECRET: secret } = settings;
  const iceServers: IceServer[] = [];
  if (stun.length > 0) iceServers.push({ urls: stun });
  if (turn.length > 0 && secret) iceServers.push({ urls: turn, ...relayCredentials(secret, now) });
  return { iceServers, iceTransportPolicy: settings.ICE_RELAY_ONLY === 'yes' ? 'relay' : 'all' };
}

function relayCredentials(secret: string, now: Date): { username: string; credential: string } {
  const expires = Math.floor((now.getTime() + LIMITS.call.relayHours * HOUR_MS) / 1_000);
  const username = `${expires}:${randomBytes(9).toString('base64url')}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
