/**
 * Actions of responses that are to run. They are stored first; few replies have any, so what runs them is loaded
 * with the first.
 */
import type { UserSessionId } from '@parrot/contract/core';
import { updateRuns, useUnsentStore } from '../unsent-store.ts';
import type { PlannedRun } from './planned-actions.ts';
import type { createRunQueue } from './run-queue.ts';

type RunQueue = ReturnType<typeof createRunQueue>;

export function createPlannedRuns(needs: Parameters<typeof createRunQueue>[0]) {
  let loading: Promise<RunQueue> | undefined;
  let isOver = false;
  const load = async (): Promise<RunQueue> => (await import('./run-queue.ts')).createRunQueue(needs);

  /** Runs what is stored, at once and after each reconnect. */
  const resume = (): void => {
    if (Object.keys(useUnsentStore.getState().runs).length === 0) return;
    loading ??= load();
    loading.then(
      (queue) => {
        if (!isOver) queue.resume();
      },
      (error: unknown) => {
        loading = undefined;
        console.warn('actions of a response could not be run', error);
      },
    );
  };

  return {
    add(id: UserSessionId, run: PlannedRun): void {
      if (run.actions.length === 0) return;
      updateRuns(id, (runs) => [...runs, run]);
      resume();
    },
    resume,
    end(): void {
      isOver = true;
      void loading?.then((queue) => queue.end());
    },
  };
}
