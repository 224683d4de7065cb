/**
 * Runs the actions of responses on the server, after their reply is stored, one run at a time per conversation.
 * A run stays in the store until its outcome is known; repeating it does nothing twice.
 */
import type { ResponseId, UserSessionId } from '@parrot/contract/core';
import { runResponse } from '@parrot/contract/responses';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { isDisconnected, isStoreAway, RETRY_MS } from '../temporary-failure.ts';
import { updateRuns, useUnsentStore } from '../unsent-store.ts';
import type { PlannedAction, PlannedRun } from './planned-actions.ts';
import { type FailedAction, reportRun } from './report-run.tsx';

type Needs = {
  /** Sends delayed replies, which must reach the conversation before it is closed. */
  release: (id: UserSessionId) => Promise<unknown>;
  reopen: (id: UserSessionId) => Promise<unknown>;
};

export function createRunQueue({ release, reopen }: Needs) {
  const running = new Set<UserSessionId>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const runsOf = (id: UserSessionId) => useUnsentStore.getState().runs[id] ?? [];

  /** Throws only if it should be repeated later. */
  const runPart = async (
    userSessionId: UserSessionId,
    { msgId, withMessage }: PlannedRun,
    [responseId, planned]: [ResponseId, PlannedAction[]],
  ): Promise<FailedAction[]> => {
    try {
      const actions = planned.map(({ action }) => action);
      const body = { userSessionId, responseId, msgId, withMessage, actions };
      const { outcomes } = await call(runResponse, { body });
      return planned.flatMap((action, at) => {
        const reason = outcomes[at]?.reason ?? null;
        return reason === null ? [] : [{ action, reason }];
      });
    } catch (error) {
      if (isDisconnected(error) || isStoreAway(error)) throw error;
      return planned.map((action) => ({ action, reason: messageOf(error) }));
    }
  };

  const runNext = async (id: UserSessionId, run: PlannedRun): Promise<void> => {
    if (run.actions.some(({ action }) => action.kind === 'close')) await release(id);
    const failed: FailedAction[] = [];
    for (const part of byResponse(run.actions)) failed.push(...(await runPart(id, run, part)));
    updateRuns(id, (runs) => runs.filter(({ msgId }) => msgId !== run.msgId));
    await reportRun(run.actions, failed, () => reopen(id));
  };

  const runAllOf = async (id: UserSessionId): Promise<void> => {
    if (running.has(id)) return;
    running.add(id);
    try {
      for (let run = runsOf(id)[0]; run; run = runsOf(id)[0]) await runNext(id, run);
    } catch (error) {
      console.warn('actions of a response could not be run; retrying', error);
      timers.add(setTimeout(() => void runAllOf(id), RETRY_MS));
    } finally {
      running.delete(id);
    }
  };

  return {
    /** Runs what the store has. */
    resume(): void {
      for (const id of Object.keys(useUnsentStore.getState().runs)) void runAllOf(id as UserSessionId);
    },
    end(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const byResponse = (actions: readonly PlannedAction[]): Map<ResponseId, PlannedAction[]> =>
  actions.reduce(
    (parts, action) => parts.set(action.responseId, [...(parts.get(action.responseId) ?? []), action]),
    new Map<ResponseId, PlannedAction[]>(),
  );
