/** Signs users out of a tenant they lost access to; their sessions in other tenants continue. */
import type { Platform } from '../../../platform/index.ts';
import { activeTenantsOf, memberAccessEnded } from '../../team/index.ts';
import type { EndSessions } from './end-sessions.ts';

export function endSessionsOfRemovedMembers(
  { bus, database, clock }: Pick<Platform, 'bus' | 'database' | 'clock'>,
  endSessions: EndSessions,
): void {
  bus.work(memberAccessEnded, ({ tenantId, payload: { userId, reason } }) =>
    database.system(async (tx) => {
      // Access may have been restored before a retry.
      if ((await activeTenantsOf(tx, userId, clock.now())).includes(tenantId)) return;
      await endSessions(tx, { userId, tenantId }, reason);
    }),
  );
}
