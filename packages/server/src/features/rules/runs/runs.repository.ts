/** The log of rules. */
import type { RuleId, RuleRunId, UserSessionId } from '@parrot/contract/core';
import type { ActionResult, RunOutcome } from '@parrot/contract/rules';
import { and, count, desc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type RunRow, ruleRuns } from '../rules.tables.ts';

export async function findRun(tx: Tx, ruleId: RuleId, eventKey: string): Promise<RunRow | undefined> {
  const [found] = await tx
    .select()
    .from(ruleRuns)
    .where(and(eq(ruleRuns.ruleId, ruleId), eq(ruleRuns.eventKey, eventKey)));
  return found;
}

export async function insertRun(tx: Tx, row: RunRow): Promise<void> {
  await tx.insert(ruleRuns).values(row);
}

/** Runs on one session one after the other, so that they are counted right. */
export async function lockRunsOf(tx: Tx, sessionId: UserSessionId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rules of ${sessionId}`}, 0))`);
}

export const countRuns = (tx: Tx, sessionId: UserSessionId, since: Date): Promise<number> =>
  tx.$count(
    ruleRuns,
    and(eq(ruleRuns.sessionId, sessionId), eq(ruleRuns.outcome, 'fired'), gte(ruleRuns.createdAt, since)),
  );

export const hasOutcome = async (
  tx: Tx,
  {
    ruleId,
    sessionId,
    outcome,
    since,
  }: { ruleId: RuleId; sessionId: UserSessionId; outcome: RunOutcome; since: Date },
): Promise<boolean> =>
  (await tx.$count(
    ruleRuns,
    and(
      eq(ruleRuns.sessionId, sessionId),
      eq(ruleRuns.ruleId, ruleId),
      eq(ruleRuns.outcome, outcome),
      gte(ruleRuns.createdAt, since),
    ),
  )) > 0;

/** Whether an action has no result yet. */
export const isLeft = async (tx: Tx, id: RuleRunId, position: number): Promise<boolean> =>
  (await tx.$count(
    ruleRuns,
    and(eq(ruleRuns.id, id), sql`${ruleRuns.results} -> ${position}::int = 'null'::jsonb`),
  )) > 0;

export async function setResult(
  tx: Tx,
  id: RuleRunId,
  position: number,
  result: ActionResult,
): Promise<void> {
  await tx
    .update(ruleRuns)
    .set({
      results: sql`jsonb_set(${ruleRuns.results}, ${`{${position}}`}::text[], ${JSON.stringify(result)}::jsonb)`,
    })
    .where(eq(ruleRuns.id, id));
}

const hasUnfinished = sql`${ruleRuns.results} @> '[null]'::jsonb`;

/** Runs of an event with actions that have no result yet. */
export const unfinishedRuns = (tx: Tx, sessionId: UserSessionId, eventKey: string): Promise<RunRow[]> =>
  tx
    .select()
    .from(ruleRuns)
    .where(and(eq(ruleRuns.sessionId, sessionId), eq(ruleRuns.eventKey, eventKey), hasUnfinished));

/** Sets the result of all actions without one. */
async function endUnfinished(
  tx: Tx,
  { state, reason }: Pick<ActionResult, 'state' | 'reason'>,
  which: SQL,
): Promise<void> {
  await tx
    .update(ruleRuns)
    .set({
      results: sql`(
        select jsonb_agg(
          case
            when result = 'null'::jsonb then jsonb_build_object(
              'do', ${ruleRuns.actions} -> (position - 1)::int -> 'do',
              'state', ${state}::text,
              'reason', ${reason}::text)
            else result
          end
          order by position)
        from jsonb_array_elements(${ruleRuns.results}) with ordinality as stored (result, position))`,
    })
    .where(and(which, hasUnfinished));
}

/** The rule is off: what it has begun does not go on. */
export const stopRuns = (tx: Tx, ruleId: RuleId): Promise<void> =>
  endUnfinished(tx, { state: 'stopped', reason: SWITCHED_OFF }, eq(ruleRuns.ruleId, ruleId));

/** In all tenants; for the system scope. Their events are no longer delivered. */
export const failRunsBefore = (tx: Tx, oldest: Date): Promise<void> =>
  endUnfinished(tx, { state: 'failed', reason: OUR_FAULT }, lt(ruleRuns.createdAt, oldest));

const SWITCHED_OFF = 'The rule was switched off before this action ran.';
export const OUR_FAULT = 'Something went wrong. Please try again.';

/** Newest first. */
export async function listRuns(
  tx: Tx,
  { ruleId, offset, limit }: { ruleId?: RuleId | undefined; offset: number; limit: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const where = ruleId && eq(ruleRuns.ruleId, ruleId);
  const found = await tx
    .select()
    .from(ruleRuns)
    .where(where)
    .orderBy(desc(ruleRuns.createdAt), desc(ruleRuns.id))
    .limit(limit)
    .offset(offset);
  return { rows: found, total: await tx.$count(ruleRuns, where) };
}

export type Figures = { lastFiredAt: Date | null; timesFired: number };

/** When each rule fired last, and how often since then. */
export async function figuresOfRules(tx: Tx, since: Date): Promise<Map<RuleId, Figures>> {
  const found = await tx
    .select({
      ruleId: ruleRuns.ruleId,
      lastFiredAt: max(ruleRuns.createdAt),
      timesFired: sql<number>`count(*) filter (where ${gte(ruleRuns.createdAt, since)})::int`,
    })
    .from(ruleRuns)
    .where(eq(ruleRuns.outcome, 'fired'))
    .groupBy(ruleRuns.ruleId);
  return new Map(found.map(({ ruleId, ...figures }) => [ruleId, figures]));
}

/** In all tenants; for the system scope. */
export async function deleteRunsBefore(tx: Tx, oldest: Date): Promise<void> {
  await tx.delete(ruleRuns).where(lt(ruleRuns.createdAt, oldest));
}

/** Tenants with more rows than this keep the newest. */
export async function deleteRunsOver(tx: Tx, most: number): Promise<void> {
  const full = await tx
    .select({ tenantId: ruleRuns.tenantId, total: count() })
    .from(ruleRuns)
    .groupBy(ruleRuns.tenantId)
    .having(sql`count(*) > ${most}`);
  for (const { tenantId } of full)
    await tx.execute(
      sql`delete from rule_runs where tenant_id = ${tenantId} and id in (
        select id from rule_runs where tenant_id = ${tenantId}
        order by created_at desc, id desc offset ${most})`,
    );
}
