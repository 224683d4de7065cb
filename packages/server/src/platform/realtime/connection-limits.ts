/** Limits open and new connections per address, and blocks flooding clients. */
import type { IncomingMessage } from 'node:http';
import { type Channel, LIMITS } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { createSharedCounts } from '../cluster/shared-counts.ts';
import { clientAddress } from '../http/client-address.ts';
import { type RateLimits, whenKnown } from '../limits/limit.ts';
import type { Settings } from '../settings/settings.ts';

const BLOCK_MS = LIMITS.line.restSeconds * 1_000;
/** After this many floods within a minute the whole address is blocked, whatever its browsers claim to be. */
const FLOODS_PER_ADDRESS = 3;
/** Past this many, expired blocks are dropped. */
const MAX_BLOCKED = 10_000;

export type ConnectionLimits = {
  addressOf(request: IncomingMessage): string;
  /** Whether this request may open a connection. */
  admits(channel: Channel, request: IncomingMessage): Promise<boolean>;
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

const BLOCKED = 'connections.blocked';

type Needs = { clock: Clock; limits: RateLimits; cluster: Cluster };

export function createConnectionLimits(
  settings: Limits,
  { clock, limits, cluster }: Needs,
): ConnectionLimits {
  const now = () => clock.now().getTime();
  const open = createSharedCounts('sockets', cluster);
  const blockedUntil = new Map<string, number>();
  const handshakes = limits.perMinute('handshakes', settings.HANDSHAKES_PER_MINUTE);
  const floods = limits.perMinute('floods', FLOODS_PER_ADDRESS - 1);

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

  const blockHere = (subject: string) => {
    const at = now();
    if (blockedUntil.size >= MAX_BLOCKED)
      for (const [each, until] of blockedUntil) if (until <= at) blockedUntil.delete(each);
    blockedUntil.set(subject, at + BLOCK_MS);
  };
  const block = (subject: string) => {
    blockHere(subject);
    cluster.pubSub.publish(BLOCKED, subject);
  };
  cluster.pubSub.subscribe<string>(BLOCKED, { handle: blockHere });

  return {
    addressOf,
    async admits(channel, request) {
      const address = addressOf(request);
      if (isBlocked(address)) return false;
      if (channel === 'visitor') {
        if (isBlocked(visitorsKey(address))) return false;
        if (isBlocked(visitorKey(address, request.headers['user-agent'] ?? ''))) return false;
      }
      return (await open.of(address)) < settings.CONNECTIONS_PER_ADDRESS && (await handshakes.take(address));
    },
    opened: (request) => open.add(addressOf(request)),
    flooded({ channel, address, userAgent, subject }) {
      if (channel === 'visitor') block(visitorKey(address, userAgent));
      else if (subject) block(subject);
      void whenKnown(floods.take(address), (isFirst) => {
        if (!isFirst) block(address);
      });
    },
    blockVisitors: (address) => block(visitorsKey(address)),
    areVisitorsBlocked: (address) => isBlocked(address) || isBlocked(visitorsKey(address)),
    isBlocked,
  };
}
