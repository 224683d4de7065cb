import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type OutcomeRow, responseOutcomes } from '../responses.tables.ts';

type OutcomeKey = Omit<OutcomeRow, 'reason'>;

/** False if there is one already. Waits for a concurrent transaction that stores the same. */
export async function insertOutcome(tx: Tx, row: OutcomeRow): Promise<boolean> {
  const stored = await tx
    .insert(responseOutcomes)
    .values(row)
    .onConflictDoNothing()
    .returning({ action: responseOutcomes.action });
  return stored.length > 0;
}

/** Null if the action is done. */
export async function readReason(
  tx: Tx,
  { sessionId, msgId, responseId, action }: OutcomeKey,
): Promise<string | null> {
  const [found] = await tx
    .select({ reason: responseOutcomes.reason })
    .from(responseOutcomes)
    .where(
      and(
        eq(responseOutcomes.sessionId, sessionId),
        eq(responseOutcomes.msgId, msgId),
        eq(responseOutcomes.responseId, responseId),
        eq(responseOutcomes.action, action),
      ),
    );
  return found?.reason ?? null;
}
