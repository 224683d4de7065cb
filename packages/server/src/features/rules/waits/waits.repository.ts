/** Sessions whose visitors wait, and which waits a rule has seen. */
import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import type { TimedEvent } from '@parrot/contract/rules';
import { and, asc, eq, gte, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { sessionsTable as sessions } from '../../conversations/index.ts';
import { type RuleRow, ruleWaits } from '../rules.tables.ts';

type Wait = { userSessionId: UserSessionId; conversationId: ConversationId; since: Date | null };

/** The rest follows with the next run. */
const AT_ONCE = 200;

/** Those that began between these times and the rule has not seen, the longest first. */
export const newWaits = (
  tx: Tx,
  { id: ruleId }: Pick<RuleRow, 'id'>,
  { on, from, until }: { on: TimedEvent; from: Date; until: Date },
): Promise<Wait[]> =>
  tx
    .select({
      userSessionId: sessions.id,
      conversationId: sessions.conversationId,
      since: sessions.waitingSince,
    })
    .from(sessions)
    .where(
      and(
        on === 'waitsUnassigned'
          ? eq(sessions.status, 'UNASSIGNED')
          : inArray(sessions.status, ['ASSIGNED', 'ESCALATED']),
        gte(sessions.waitingSince, from),
        lte(sessions.waitingSince, until),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(ruleWaits)
            .where(
              and(
                eq(ruleWaits.ruleId, ruleId),
                eq(ruleWaits.sessionId, sessions.id),
                eq(ruleWaits.since, sessions.waitingSince),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(sessions.waitingSince))
    .limit(AT_ONCE);

/** False if another process has seen it meanwhile. */
export async function recordWait(tx: Tx, row: typeof ruleWaits.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(ruleWaits)
    .values(row)
    .onConflictDoUpdate({
      target: [ruleWaits.ruleId, ruleWaits.sessionId],
      set: { since: row.since },
      setWhere: ne(ruleWaits.since, row.since),
    })
    .returning({ since: ruleWaits.since });
  return stored.length > 0;
}
