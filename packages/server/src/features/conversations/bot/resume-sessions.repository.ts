/** Sessions in which a bot continues without an input. */
import { asc, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';
import type { TenantBotSession } from './run-bot.ts';

const MAX_PER_POLL = 500;

/** Due by then, the earliest first. Across tenants: system scope. */
export const sessionsToResume = (
  tx: Tx,
  by: Date,
): Promise<(TenantBotSession & { resumeAt: Date | null })[]> =>
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
    .limit(MAX_PER_POLL);
