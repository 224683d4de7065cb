/** Creates the designer's store: the flow, its undo history and the selection. */
import type { AppId, LanguageCode } from '@parrot/contract/core';
import { type Flow, flow as flowRules } from '@parrot/contract/flows';
import { createStore } from 'zustand/vanilla';
import { applyPatch, type UndoStep, withStep } from '../history/undo-steps.ts';
import { type AutosaveServer, createAutosave } from './autosave.ts';
import { canvasActions } from './canvas-actions.ts';
import { withBlock } from './flow-changes.ts';
import type { FlowActions, FlowEditor, FlowEditorState, StoredFlow } from './flow-editor.ts';
import { blockIn } from './read-flow.ts';

export type UndoHistory = { past: UndoStep[]; future: UndoStep[] };
type Opening = {
  appId: AppId;
  stored: StoredFlow;
  languages: LanguageCode[];
  secrets?: string[];
  hasModel?: boolean;
  readOnly?: boolean;
  /** The undo history of this revision from an earlier session. */
  steps?: UndoHistory | null;
  server: AutosaveServer;
};

export function createFlowEditor(opening: Opening): FlowEditor {
  const store = createStore<FlowEditorState>()(() => initialState(opening));
  const { getState: now, setState: set } = store;
  const autosave = createAutosave(store, opening.server);

  const replaceFlow = (flow: Flow, steps: Pick<FlowEditorState, 'past' | 'future'>): void => {
    set({ flow, ...steps, ...keepExisting(flow, now()) });
    autosave.soon();
  };
  const change: FlowActions['change'] = (what, make, { merges = true } = {}) => {
    const { flow: before, past, readOnly } = now();
    const after = make(before);
    if (readOnly || after === before) return;
    replaceFlow(after, { past: withStep(past, { what, at: Date.now(), before, after, merges }), future: [] });
  };
  /**
   * Steps of an earlier session come from browser storage: those that produce an invalid flow are discarded.
   */
  const fromBrowser = new WeakSet<UndoStep>([...now().past, ...now().future]);
  const stepThroughHistory = (
    from: 'past' | 'future',
    to: 'past' | 'future',
    patch: 'back' | 'forth',
  ): void => {
    const step = now()[from].at(-1);
    if (!step || now().readOnly) return;
    const flow = applyPatch(now().flow, step[patch]);
    if (fromBrowser.has(step) && !flowRules.safeParse(flow).success) {
      set({ [from]: [] });
      return;
    }
    // Typing after an undo starts a new step.
    const taken = { ...step, at: 0 };
    if (fromBrowser.has(step)) fromBrowser.add(taken);
    const left = { [from]: now()[from].slice(0, -1), [to]: [...now()[to], taken] };
    replaceFlow(flow, { past: now().past, future: now().future, ...left });
  };

  const actions: FlowActions = {
    change,
    changeBlock: (id, make, what = '') => change(`${id}.${what}`, (flow) => withBlock(flow, id, make)),
    ...canvasActions({ now, set, change }),
    setLanguage: (language) => set({ language }),
    setLanguages: (languages) =>
      set(({ language }) => ({
        languages,
        language: languages.includes(language) ? language : (languages[0] ?? language),
      })),
    setSecrets: (secrets) => set({ secrets }),
    setHasModel: (hasModel) => set({ hasModel }),
    setRunningBlock: (runningBlock) => set({ runningBlock }),
    undo: () => stepThroughHistory('past', 'future', 'back'),
    redo: () => stepThroughHistory('future', 'past', 'forth'),
    save: autosave.now,
    refresh: (stored) => {
      const { revision, saveState } = now();
      if (saveState.phase === 'saving' || stored.revision <= revision) return;
      if (now().flow !== now().saved) return autosave.reportConflict(stored, '');
      set({ ...fromStored(stored), past: [], future: [], ...keepExisting(stored.flow, now()) });
    },
    loadTheirs: () => {
      const { conflict, flow: before, past } = now();
      if (!conflict) return;
      const after = conflict.flow;
      set({
        ...fromStored(conflict),
        past: withStep(past, { what: 'theirs', at: Date.now(), before, after, merges: false }),
        future: [],
        ...keepExisting(after, now()),
        conflict: null,
        saveState: { phase: 'resting', savedAt: null, message: '' },
      });
    },
    stop: autosave.stop,
  };
  return { ...store, actions };
}

const fromStored = ({ flow, revision }: StoredFlow) => ({ flow, saved: flow, revision });

/** The selection and the open part, without what no longer exists. */
function keepExisting(flow: Flow, { selection, notesSelected, part }: FlowEditorState) {
  return {
    selection: selection.every((id) => blockIn(flow, id))
      ? selection
      : selection.filter((id) => blockIn(flow, id)),
    notesSelected: notesSelected.filter((id) => flow.notes.some((note) => note.id === id)),
    part: flow.parts.some(({ id }) => id === part) ? part : null,
  };
}

const initialState = ({
  appId,
  stored,
  languages,
  secrets = [],
  hasModel = true,
  readOnly = false,
  steps,
}: Opening): FlowEditorState => ({
  appId,
  ...fromStored(stored),
  selection: [],
  notesSelected: [],
  part: null,
  language: stored.flow.language,
  languages,
  secrets,
  hasModel,
  runningBlock: null,
  past: steps?.past ?? [],
  future: steps?.future ?? [],
  saveState: { phase: 'resting', savedAt: null, message: '' },
  conflict: null,
  readOnly,
});
