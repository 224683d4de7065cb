/** The opening hours of apps and groups. Every turn of a bot needs them, so they are cached. */
import type { AppId, GroupId, TenantId } from '@parrot/contract/core';
import { type ClosedNow, type Hours, openStateAt } from '@parrot/contract/hours';
import type { Platform, Tx } from '../../platform/index.ts';
import { appDeleted } from '../apps/index.ts';
import { findScheduleOfApp, findScheduleOfGroup } from './hours.repository.ts';
import { hoursChanged } from './hours.topics.ts';

const MAX_CACHED = 1_000;

/** Where a conversation is answered; `groupId` is the group whose queue it is or was in. */
type HoursOf = { tenantId: TenantId; appId: AppId; groupId: GroupId | null };

export type AppHours = {
  /** Null: always open. */
  ofApp(tx: Tx, tenantId: TenantId, appId: AppId): Promise<Hours | null>;
  /** The hours in which a conversation is answered: those of its group if it has its own, else of the app. */
  ofConversation(tx: Tx, conversation: HoursOf): Promise<Hours | null>;
  /** Null while a conversation is answered. */
  closedNow(tx: Tx, conversation: HoursOf): Promise<ClosedNow | null>;
};

export function createAppHours({ bus, clock }: Pick<Platform, 'bus' | 'clock'>): AppHours {
  const cache = new Map<AppId | GroupId, { tenantId: TenantId; hours: Hours | null }>();
  let changes = 0;
  const clearAll = () => {
    changes += 1;
    cache.clear();
  };
  bus.listenEverywhere(
    hoursChanged,
    ({ tenantId }) => {
      changes += 1;
      for (const [id, cached] of cache) if (cached.tenantId === tenantId) cache.delete(id);
    },
    { missed: clearAll },
  );
  bus.listenEverywhere(appDeleted, ({ payload }) => cache.delete(payload.appId), { missed: clearAll });

  const cached = async <Id extends AppId | GroupId>(
    tx: Tx,
    tenantId: TenantId,
    id: Id,
    find: (tx: Tx, id: Id) => Promise<Hours | undefined>,
  ): Promise<Hours | null> => {
    const known = cache.get(id);
    if (known) return known.hours;
    const seen = changes;
    const hours = (await find(tx, id)) ?? null;
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(id, { tenantId, hours });
    return hours;
  };

  const ofApp: AppHours['ofApp'] = (tx, tenantId, appId) => cached(tx, tenantId, appId, findScheduleOfApp);
  const ofConversation: AppHours['ofConversation'] = async (tx, { tenantId, appId, groupId }) =>
    (groupId && (await cached(tx, tenantId, groupId, findScheduleOfGroup))) ?? ofApp(tx, tenantId, appId);

  return {
    ofApp,
    ofConversation,
    async closedNow(tx, conversation) {
      const hours = await ofConversation(tx, conversation);
      if (!hours) return null;
      const { isOpen, changesAt } = openStateAt(hours, clock.now());
      return isOpen ? null : { opensAt: changesAt?.toISOString() ?? null };
    },
  };
}
