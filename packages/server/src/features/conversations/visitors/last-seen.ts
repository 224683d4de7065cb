/** Stores when visitors left. Those who leave while others are being stored are stored together. */
import type { TenantId, VisitorId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { setLastSeen } from './visitor-presence.repository.ts';

export type LastSeen = {
  note(tenantId: TenantId, visitorId: VisitorId, at: Date): void;
  settle(): Promise<void>;
};

export function createLastSeen({ database, log }: Pick<Platform, 'database' | 'log'>): LastSeen {
  const seenOf = new Map<TenantId, Map<VisitorId, Date>>();
  const storing = new Map<TenantId, Promise<void>>();

  const storeAll = async (tenantId: TenantId): Promise<void> => {
    for (let seen = seenOf.get(tenantId); seen; seen = seenOf.get(tenantId)) {
      const together = seen;
      seenOf.delete(tenantId);
      await database
        .tenant(tenantId, (tx) => setLastSeen(tx, together))
        .catch((err: unknown) =>
          log.error({ err, tenantId, visitors: together.size }, 'storing when visitors left failed'),
        );
    }
    storing.delete(tenantId);
  };

  return {
    note(tenantId, visitorId, at) {
      seenOf.set(tenantId, (seenOf.get(tenantId) ?? new Map<VisitorId, Date>()).set(visitorId, at));
      if (!storing.has(tenantId)) storing.set(tenantId, storeAll(tenantId));
    },
    async settle() {
      while (storing.size > 0) await Promise.all(storing.values());
    },
  };
}
