/** Limits open and new connections per address, and blocks flooding clients. */
import type { IncomingMessage } from 'node:http';
import { type Channel, LIMITS } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import type { Settings } from '../settings/settings.ts';

const BLOCK_MS = LIMITS.line.restSeconds * 1_000;
/** After this many floods within a minute the whole address is blocked, whatever its browsers claim to be. */
const FLOODS_PER_ADDRESS = 3;
/** Past this many, expired blocks are dropped. */
const MAX_BLOCKED = 10_000;

export type ConnectionLimits = {
  addressOf(request: IncomingMessage): string;
  /** Whether this request may open a connection. */
  admits(channel: Channel, request: IncomingMessage): boolean;
  /** Counts an open connection; returns a function to call when it closes. */
  opened(request: IncomingMessage): () => void;
  /** Blocks visitors of a flooding browser, or the login session of a desk connection, for a minute. */
  flooded(flood: { channel: Channel; address: string; userAgent: string; subject: string | undefined }): void;
  /** Blocks all visitors of an address for a minute. */
  blockVisitors(address: string): void;
  areVisitorsBlocked(address: string): boolean;
  isBlocked(subject: string): boolean;
};

type Limits = Pick<Settings, 'CONNECTIONS_PER_ADDRESS' | 'HANDSHAKES_PER_MINUTE' | 'TRUST_PROXY'>;

export function createConnectionLimits(settings: Limits, clock: Clock): ConnectionLimits {
  const now = () => clock.now().getTime();
  const open = new Map<string, number>();
  const blockedUntil = new Map<string, number>();
  const handshakes = createRateLimit(settings.HANDSHAKES_PER_MINUTE, now);
  const floods = createRateLimit(FLOODS_PER_ADDRESS - 1, now);

  const addressOf = ({ headers, socket }: IncomingMessage) =>
    clientAddress(headers, socket.remoteAddress ?? '', settings.TRUST_PROXY);
  const visitorKey = (address: string, userAgent: string) => `visitor ${address} ${userAgent}`;
  const visitorsKey = (address: string) => `visitors ${address}`;
  const isBlocked = (subject: string) => {
    const until = blockedUntil.get(subject);
    if (until === undefined) return false;
    if (until > now()) return true;
    blockedUntil.delete(subject);
    return false;
  };

  const block = (subject: string) => {
    const at = now();
    if (blockedUntil.size >= MAX_BLOCKED)
      for (const [each, until] of blockedUntil) if (until <= at) blockedUntil.delete(each);
    blockedUntil.set(subject, at + BLOCK_MS);
  };

  return {
    addressOf,
    admits(channel, request) {
      const address = addressOf(request);
      if (isBlocked(address)) return false;
      if (channel === 'visitor') {
        if (isBlocked(visitorsKey(address))) return false;
        if (isBlocked(visitorKey(address, request.headers['user-agent'] ?? ''))) return false;
      }
      return (open.get(address) ?? 0) < settings.CONNECTIONS_PER_ADDRESS && handshakes.take(address);
    },
    opened(request) {
      const address = addressOf(request);
      open.set(address, (open.get(address) ?? 0) + 1);
      return () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
    flooded({ channel, address, userAgent, subject }) {
      if (channel === 'visitor') block(visitorKey(address, userAgent));
      else if (subject) block(subject);
      if (!floods.take(address)) block(address);
    },
    blockVisitors: (address) => block(visitorsKey(address)),
    areVisitorsBlocked: (address) => isBlocked(address) || isBlocked(visitorsKey(address)),
    isBlocked,
  };
}
