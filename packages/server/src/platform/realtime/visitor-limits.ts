/** Limits what visitors do, per client address, per app and per tenant. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createTokenBuckets } from '../limits/token-buckets.ts';
import type { Settings } from '../settings/settings.ts';

export type VisitorScope = { address: string; appId: AppId; tenantId: TenantId };

export type VisitorLimits = {
  /**
   * Whether the app and its tenant may have one more connection. Connections per address are limited before.
   */
  admitsConnection(scope: VisitorScope): boolean;
  /** Counts an open connection; returns a function to call when it closes. */
  opened(scope: VisitorScope): () => void;
  admitsConversation(scope: VisitorScope): boolean;
  /** `flood`: the address has sent far more than it may. */
  countEmit(scope: VisitorScope): 'fine' | 'refused' | 'flood';
};

/** An address floods once so much of what a minute allows was refused within a minute. */
const FLOOD_SHARE = 0.1;

export function createVisitorLimits(settings: Settings, clock: Clock): VisitorLimits {
  const now = () => clock.now().getTime();
  const perMinute = (limit: number) => createRateLimit(limit, now);
  const open = createOpenCounts();
  const handshakes = {
    app: perMinute(settings.APP_HANDSHAKES_PER_MINUTE),
    tenant: perMinute(settings.TENANT_HANDSHAKES_PER_MINUTE),
  };
  const conversations = {
    address: perMinute(settings.CONVERSATIONS_PER_MINUTE),
    app: perMinute(settings.APP_CONVERSATIONS_PER_MINUTE),
    tenant: perMinute(settings.TENANT_CONVERSATIONS_PER_MINUTE),
  };
  const messages = {
    address: createTokenBuckets(settings.MESSAGES_PER_MINUTE, now),
    app: createTokenBuckets(settings.APP_MESSAGES_PER_MINUTE, now),
    tenant: createTokenBuckets(settings.TENANT_MESSAGES_PER_MINUTE, now),
  };
  const refused = perMinute(Math.ceil(settings.MESSAGES_PER_MINUTE * FLOOD_SHARE));

  return {
    admitsConnection: ({ appId, tenantId }) =>
      open.of(appId) < settings.APP_CONNECTIONS &&
      open.of(tenantId) < settings.TENANT_CONNECTIONS &&
      handshakes.app.take(appId) &&
      handshakes.tenant.take(tenantId),
    opened({ appId, tenantId }) {
      const closed = [open.add(appId), open.add(tenantId)];
      return () => {
        for (const each of closed) each();
      };
    },
    // The address first: what it may not do does not count for the app and the tenant.
    admitsConversation: ({ address, appId, tenantId }) =>
      conversations.address.take(address) &&
      conversations.app.take(appId) &&
      conversations.tenant.take(tenantId),
    countEmit({ address, appId, tenantId }) {
      if (!messages.address.take(address)) return refused.take(address) ? 'refused' : 'flood';
      return messages.app.take(appId) && messages.tenant.take(tenantId) ? 'fine' : 'refused';
    },
  };
}

function createOpenCounts() {
  const counts = new Map<string, number>();
  return {
    of: (subject: string): number => counts.get(subject) ?? 0,
    add(subject: string): () => void {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      return () => {
        const left = (counts.get(subject) ?? 1) - 1;
        if (left > 0) counts.set(subject, left);
        else counts.delete(subject);
      };
    },
  };
}
