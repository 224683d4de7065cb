/**
 * Runs the rules that an event starts: each once per event, in their order, each action in its own transaction.
 * A run that a crash or a passing error of the store cut off continues with the action after the last stored
 * result, unless its rule was switched off meanwhile.
 */
import {
  AppError,
  HOUR_MS,
  LIMITS,
  newId,
  type RuleId,
  type TagId,
  type TenantId,
  type UserSessionId,
} from '@parrot/contract/core';
import type { RuleEvent, RunOutcome } from '@parrot/contract/rules';
import { type EventCause, isUnavailable, type Platform, type Tx } from '../../../platform/index.ts';
import { findSession } from '../../conversations/index.ts';
import type { AppHours } from '../../hours/index.ts';
import type { PerformAction, Performed } from '../actions/perform-action.ts';
import { createFacts } from '../conditions/facts.ts';
import { metConditions } from '../conditions/met-conditions.policy.ts';
import { findRule } from '../rules.repository.ts';
import type { RuleRow, RunRow } from '../rules.tables.ts';
import {
  countRuns,
  findRun,
  hasOutcome,
  insertRun,
  isLeft,
  lockRunsOf,
  OUR_FAULT,
  setResult,
  stopRuns,
  unfinishedRuns,
} from './runs.repository.ts';

export type StartingEvent = {
  tenantId: TenantId;
  on: RuleEvent;
  userSessionId: UserSessionId;
  /** The same at each delivery of the event. */
  key: string;
  /** The message that was written. */
  text?: string | undefined;
  /** The tags that were added. */
  added?: readonly TagId[];
  cause?: EventCause | undefined;
};

export type RunRules = (event: StartingEvent, rules: readonly RuleRow[]) => Promise<void>;

type Needs = { hours: Pick<AppHours, 'closedNow'>; performAction: PerformAction };

export function createRunRules(
  { database, outbox, clock, log }: Pick<Platform, 'database' | 'outbox' | 'clock' | 'log'>,
  { hours, performAction }: Needs,
): RunRules {
  /** Stores the run if the conditions hold, or finds the one that was stored before a crash. */
  const begin = (event: StartingEvent, rule: RuleRow): Promise<RunRow | undefined> =>
    database.tenant(event.tenantId, async (tx) => {
      const { userSessionId, text, key, on } = event;
      const stored = await findRun(tx, rule.id, key);
      if (stored) return stored;
      const session = await findSession(tx, userSessionId);
      if (!session) return undefined;
      const met = await metConditions(rule, createFacts(tx, session, { hours, known: { text } }));
      if (!met) return undefined;
      await lockRunsOf(tx, userSessionId);
      // By another process that was given the same event.
      const concurrent = await findRun(tx, rule.id, key);
      if (concurrent) return concurrent;
      const causedBy = (event.cause ?? []) as readonly RuleId[];
      const outcome = await outcomeOf(tx, rule.id, userSessionId, causedBy);
      if (!outcome) return undefined;
      const row: RunRow = {
        id: newId('rrn'),
        tenantId: event.tenantId,
        ruleId: rule.id,
        sessionId: userSessionId,
        eventKey: key,
        on,
        outcome,
        ruleName: rule.name,
        conditions: rule.conditions,
        met,
        actions: rule.actions,
        results: outcome === 'fired' ? rule.actions.map(() => null) : [],
        causedBy: [...causedBy],
        createdAt: clock.now(),
      };
      await insertRun(tx, row);
      return row;
    });

  /** Undefined if it is stopped and the log has that already. */
  const outcomeOf = async (
    tx: Tx,
    ruleId: RuleId,
    sessionId: UserSessionId,
    causedBy: readonly RuleId[],
  ): Promise<RunOutcome | undefined> => {
    if (causedBy.includes(ruleId)) return 'triggersItself';
    if (causedBy.length >= LIMITS.ruleChain) return 'chainTooLong';
    const since = new Date(clock.now().getTime() - HOUR_MS);
    if ((await countRuns(tx, sessionId, since)) < LIMITS.ruleRunsPerHour) return 'fired';
    const outcome = 'tooOften';
    return (await hasOutcome(tx, { ruleId, sessionId, outcome, since })) ? undefined : outcome;
  };

  const runAction = async (run: RunRow, rule: RuleRow, position: number): Promise<void> => {
    const action = run.actions[position];
    if (!action || run.results[position]) return;
    const { id: runId, tenantId, sessionId, causedBy } = run;
    /** In one transaction with its result, unless another process has done it meanwhile. */
    const settle = (work: (tx: Tx) => Promise<Performed | undefined>): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        await lockRunsOf(tx, sessionId);
        if (!(await isLeft(tx, runId, position))) return;
        const performed = await work(tx);
        if (!performed) return;
        const { state, reason = '' } = performed;
        await setResult(tx, runId, position, { do: action.do, state, reason });
      });
    try {
      await settle(async (tx) => {
        outbox.setCause(tx, [...causedBy, rule.id]);
        const session = await findSession(tx, sessionId);
        if (!session) return undefined;
        const facts = createFacts(tx, session, { hours });
        return performAction(tx, action, { runId, position, rule, facts });
      });
    } catch (error) {
      // The event is delivered again, and continues here.
      if (isUnavailable(error)) throw error;
      if (!(error instanceof AppError)) log.error({ err: error, runId, position }, 'action of a rule failed');
      const reason = error instanceof AppError ? error.message : OUR_FAULT;
      await settle(() => Promise.resolve({ state: 'failed', reason }));
    }
  };

  const runActions = async (run: RunRow, rule: RuleRow): Promise<void> => {
    for (const position of run.actions.keys()) await runAction(run, rule, position);
  };

  /** Runs that an earlier delivery began, of rules that the event starts no more: they were edited or switched off. */
  const continueOthers = async ({ tenantId, userSessionId, key }: StartingEvent): Promise<void> => {
    const others = await database.tenant(tenantId, async (tx) => {
      const found: { run: RunRow; rule: RuleRow }[] = [];
      for (const run of await unfinishedRuns(tx, userSessionId, key)) {
        const rule = await findRule(tx, run.ruleId);
        if (rule?.isOn) found.push({ run, rule });
        else await stopRuns(tx, run.ruleId);
      }
      return found;
    });
    for (const { run, rule } of others) await runActions(run, rule);
  };

  return async (event, rules) => {
    for (const rule of rules) {
      const run = await begin(event, rule);
      if (run?.outcome === 'fired') await runActions(run, rule);
    }
    await continueOthers(event);
  };
}
