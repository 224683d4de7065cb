/** Limits what visitors do, per client address, per app and per tenant. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Cluster } from '../cluster/cluster.ts';
import { createSharedCounts } from '../cluster/shared-counts.ts';
import { type RateLimits, whenKnown } from '../limits/limit.ts';
import { createPace } from '../limits/pace.ts';
import type { Settings } from '../settings/settings.ts';

export type VisitorScope = { address: string; appId: AppId; tenantId: TenantId };

export type VisitorLimits = {
  /**
   * Whether the app and its tenant may have one more connection. Connections per address are limited before.
   */
  admitsConnection(scope: VisitorScope): Promise<boolean>;
  /** Counts an open connection; returns a function to call when it closes. */
  opened(scope: VisitorScope): () => void;
  admitsConversation(scope: VisitorScope): Promise<boolean>;
  /** `flood`: the address has sent far more than it may. */
  countEmit(scope: VisitorScope): EmitCount | Promise<EmitCount>;
  /** Resolves when a handshake or an emit of this address may be handled; `undefined` if that is now. */
  turnOf(scope: VisitorScope): Promise<void> | undefined;
};

type EmitCount = 'fine' | 'refused' | 'flood';

/** An address floods once so much of what a minute allows was refused within a minute. */
const FLOOD_SHARE = 0.1;
/**
 * How fast handshakes and emits of an address are handled while other addresses send too: so many per second, or
 * this share of its limit of messages if that is more, so that it keeps up.
 */
const PACE = { perSecond: 40, share: 2, burst: 8 };

type Needs = { limits: RateLimits; cluster: Cluster };

export function createVisitorLimits(settings: Settings, { limits, cluster }: Needs): VisitorLimits {
  const { perMinute, steady } = limits;
  const open = createSharedCounts('visitors', cluster);
  const handshakes = {
    app: perMinute('app-handshakes', settings.APP_HANDSHAKES_PER_MINUTE),
    tenant: perMinute('tenant-handshakes', settings.TENANT_HANDSHAKES_PER_MINUTE),
  };
  const conversations = {
    address: perMinute('conversations', settings.CONVERSATIONS_PER_MINUTE),
    app: perMinute('app-conversations', settings.APP_CONVERSATIONS_PER_MINUTE),
    tenant: perMinute('tenant-conversations', settings.TENANT_CONVERSATIONS_PER_MINUTE),
  };
  const messages = {
    address: steady('messages', settings.MESSAGES_PER_MINUTE),
    app: steady('app-messages', settings.APP_MESSAGES_PER_MINUTE),
    tenant: steady('tenant-messages', settings.TENANT_MESSAGES_PER_MINUTE),
  };
  const refused = perMinute('refused-messages', Math.ceil(settings.MESSAGES_PER_MINUTE * FLOOD_SHARE));

  const pace = createPace({
    perSecond: Math.max(PACE.perSecond, (PACE.share * settings.MESSAGES_PER_MINUTE) / 60),
    burst: PACE.burst,
  });

  return {
    admitsConnection: async ({ appId, tenantId }) =>
      (await open.of(appId)) < settings.APP_CONNECTIONS &&
      (await open.of(tenantId)) < settings.TENANT_CONNECTIONS &&
      (await handshakes.app.take(appId)) &&
      (await handshakes.tenant.take(tenantId)),
    opened({ appId, tenantId }) {
      const closed = [open.add(appId), open.add(tenantId)];
      return () => {
        for (const each of closed) each();
      };
    },
    // The address first: what it may not do does not count for the app and the tenant.
    admitsConversation: async ({ address, appId, tenantId }) =>
      (await conversations.address.take(address)) &&
      (await conversations.app.take(appId)) &&
      (await conversations.tenant.take(tenantId)),
    countEmit: ({ address, appId, tenantId }) =>
      whenKnown(messages.address.take(address), (isAllowed) => {
        if (!isAllowed) return whenKnown(refused.take(address), (isFew) => (isFew ? 'refused' : 'flood'));
        return whenKnown(messages.app.take(appId), (isAllowedByApp) =>
          isAllowedByApp
            ? whenKnown(messages.tenant.take(tenantId), (isFine) => (isFine ? 'fine' : 'refused'))
            : 'refused',
        );
      }),
    turnOf: ({ address }) => pace.turnOf(address),
  };
}
