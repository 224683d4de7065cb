import type { UserSessionId } from '@parrot/contract/core';
import type { SessionDue } from '@parrot/contract/tickets';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { visibilityOf, visibleSessionIds } from '../../desk/index.ts';
import { duesOfSessions } from './ticket-targets.repository.ts';

export type SessionDuesService = ReturnType<typeof createSessionDues>;

export const createSessionDues = (
  { database }: Pick<Platform, 'database'>,
  { apps }: { apps: Pick<Apps, 'visibleAppIds'> },
) => ({
  read: (caller: Caller, ids: readonly UserSessionId[]): Promise<SessionDue[]> =>
    database.tenant(caller.tenantId, async (tx) =>
      duesOfSessions(tx, await visibleSessionIds(tx, await visibilityOf(tx, caller, apps), ids)),
    ),
});
