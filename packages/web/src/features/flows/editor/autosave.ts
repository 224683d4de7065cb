/** Keeps the flow on the server: a moment after the last change, again where that failed, and never over somebody else's work. */
import { type Flow, flow as flowRules } from '@parrot/contract/flows';
import type { StoreApi } from 'zustand/vanilla';
import { ApiError, isTransient, messageOf } from '../../../shared/http/api-error.ts';
import { type FlowEditorState, isDirty, type Stand } from './flow-editor.ts';

/** So long nobody changes anything before it is sent. */
const PAUSE_MS = 800;
const RETRY_MS = [3_000, 10_000, 30_000];

export type AutosaveServer = {
  send: (flow: Flow, revision: number) => Promise<{ revision: number; savedAt: string }>;
  load: () => Promise<Stand>;
  /** Hears of every save, to keep the steps that belong to it. */
  onSaved?: (state: FlowEditorState) => void;
};

export type Autosave = {
  soon: () => void;
  now: () => Promise<boolean>;
  tellConflict: (stand: Stand | null, message: string) => void;
  stop: () => void;
};

export function createAutosave(
  { getState: now, setState: set }: StoreApi<FlowEditorState>,
  server: AutosaveServer,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  let failures = 0;

  const tell = (saveState: Partial<FlowEditorState['saveState']>) =>
    set({ saveState: { ...now().saveState, ...saveState } });
  const tellConflict: Autosave['tellConflict'] = (conflict, message) => {
    set({ conflict });
    tell({ phase: conflict ? 'conflict' : 'failed', message });
  };

  const send = async (): Promise<void> => {
    const { flow, revision } = now();
    const problem = flowRules.safeParse(flow).error?.issues[0];
    if (problem) {
      const where = problem.path.join(' › ');
      return tell({ phase: 'failed', message: where ? `${where}: ${problem.message}` : problem.message });
    }
    tell({ phase: 'saving' });
    try {
      const saved = await server.send(flow, revision);
      failures = 0;
      set({ saved: flow, revision: saved.revision });
      tell({ phase: 'resting', savedAt: new Date(), message: '' });
      server.onSaved?.(now());
    } catch (error) {
      await refused(error);
    }
  };

  const refused = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.code === 'conflict') {
      const newer = await server.load().catch(() => null);
      return tellConflict(newer, error.message);
    }
    tell({ phase: 'failed', message: messageOf(error) });
    if (!isTransient(error)) return;
    const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
  };

  const saveAll = async (): Promise<boolean> => {
    while (isDirty(now())) {
      await send();
      if (now().saveState.phase !== 'resting') return false;
    }
    return true;
  };

  const save = (): Promise<boolean> => {
    clearTimeout(timer);
    if (now().saveState.phase === 'conflict') return Promise.resolve(false);
    underWay ??= saveAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  return {
    soon: () => {
      clearTimeout(timer);
      if (now().saveState.phase === 'conflict') return;
      if (now().saveState.phase !== 'saving') tell({ phase: 'waiting' });
      timer = setTimeout(() => void save(), PAUSE_MS);
    },
    now: save,
    tellConflict,
    stop: () => clearTimeout(timer),
  };
}
