/** Sessions in which a bot goes on by itself. */
import { asc, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';
import type { BotsPlace } from './run-bot.ts';

const MOST_AT_ONCE = 500;

/** Those that are due by then, the first to come first. Of all tenants, so this is system work. */
export const sessionsToResume = (tx: Tx, by: Date): Promise<(BotsPlace & { resumeAt: Date | null })[]> =>
  tx
    .select({
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      userSessionId: userSessions.id,
      versionId: userSessions.versionId,
      resumeAt: userSessions.resumeAt,
    })
    .from(userSessions)
    .where(lte(userSessions.resumeAt, by))
    .orderBy(asc(userSessions.resumeAt))
    .limit(MOST_AT_ONCE);
