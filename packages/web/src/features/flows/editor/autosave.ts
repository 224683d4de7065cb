/**
 * Saves the flow after a pause in editing and retries failures. It never overwrites another user's changes.
 */
import { type Flow, flow as flowRules } from '@parrot/contract/flows';
import type { StoreApi } from 'zustand/vanilla';
import { ApiError, isTransient, messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { type FlowEditorState, isDirty, type StoredFlow } from './flow-editor.ts';

/** The pause in editing before a save. */
const PAUSE_MS = 800;
const RETRY_MS = [3_000, 10_000, 30_000];

export type AutosaveServer = {
  send: (flow: Flow, revision: number) => Promise<{ revision: number; savedAt: string }>;
  load: () => Promise<StoredFlow>;
  /** Called after every save, to store the undo history for the new revision. */
  onSaved?: (state: FlowEditorState) => void;
};

export type Autosave = {
  soon: () => void;
  now: () => Promise<boolean>;
  reportConflict: (stored: StoredFlow | null, message: string) => void;
  stop: () => void;
};

export function createAutosave(
  { getState: now, setState: set }: StoreApi<FlowEditorState>,
  server: AutosaveServer,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<boolean> | undefined;
  let failures = 0;

  const setSaveState = (saveState: Partial<FlowEditorState['saveState']>) =>
    set({ saveState: { ...now().saveState, ...saveState } });
  const reportConflict: Autosave['reportConflict'] = (conflict, message) => {
    set({ conflict });
    setSaveState({ phase: conflict ? 'conflict' : 'failed', message });
  };

  const send = async (): Promise<void> => {
    const { flow, revision } = now();
    const problem = flowRules.safeParse(flow).error?.issues[0];
    if (problem) {
      const where = problem.path.join(' › ');
      return setSaveState({
        phase: 'failed',
        message: where ? `${where}: ${translated(problem.message)}` : translated(problem.message),
      });
    }
    setSaveState({ phase: 'saving' });
    try {
      const saved = await server.send(flow, revision);
      failures = 0;
      set({ saved: flow, revision: saved.revision });
      setSaveState({ phase: 'resting', savedAt: new Date(), message: '' });
      server.onSaved?.(now());
    } catch (error) {
      await refused(error);
    }
  };

  const refused = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.code === 'conflict') {
      const newer = await server.load().catch(() => null);
      return reportConflict(newer, messageOf(error));
    }
    setSaveState({ phase: 'failed', message: messageOf(error) });
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
    inFlight ??= saveAll().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };

  return {
    soon: () => {
      clearTimeout(timer);
      if (now().saveState.phase === 'conflict') return;
      if (now().saveState.phase !== 'saving') setSaveState({ phase: 'waiting' });
      timer = setTimeout(() => void save(), PAUSE_MS);
    },
    now: save,
    reportConflict,
    stop: () => clearTimeout(timer),
  };
}
