/** Whoever can work in a tenant no more is signed out of it; in other tenants they go on. */
import type { Platform } from '../../../platform/index.ts';
import { activeTenantsOf, memberAccessEnded } from '../../team/index.ts';
import type { EndSessions } from './end-sessions.ts';

export function endSessionsOfRemovedMembers(
  { bus, database, clock }: Pick<Platform, 'bus' | 'database' | 'clock'>,
  endSessions: EndSessions,
): void {
  bus.work(memberAccessEnded, ({ tenantId, payload: { userId, reason } }) =>
    database.system(async (tx) => {
      // They may be back by the time this is tried again.
      if ((await activeTenantsOf(tx, userId, clock.now())).includes(tenantId)) return;
      await endSessions(tx, { userId, tenantId }, reason);
    }),
  );
}
