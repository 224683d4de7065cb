/** Sessions in which a bot goes on by itself. */
import { asc, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import type { BotsPlace } from './bot-at-work.ts';
import { userSessions } from './conversations.tables.ts';

const MOST_AT_ONCE = 500;

/** Those that are due. Of all tenants, so this is system work. */
export const sessionsToResume = (tx: Tx, now: Date): Promise<BotsPlace[]> =>
  tx
    .select({
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      userSessionId: userSessions.id,
      versionId: userSessions.versionId,
    })
    .from(userSessions)
    .where(lte(userSessions.resumeAt, now))
    .orderBy(asc(userSessions.resumeAt))
    .limit(MOST_AT_ONCE);
