/** Makes the store of the designer: the flow, its steps back and forth, and what is chosen. */
import type { AppId, LanguageCode } from '@parrot/contract/core';
import { type Flow, flow as flowRules } from '@parrot/contract/flows';
import { createStore } from 'zustand/vanilla';
import { applied, type FlowStep, withStep } from '../history/undo-steps.ts';
import { type AutosaveServer, createAutosave } from './autosave.ts';
import { canvasActs } from './canvas-actions.ts';
import { withBlock } from './flow-changes.ts';
import type { FlowActs, FlowEditor, FlowEditorState, Stand } from './flow-editor.ts';
import { blockIn } from './read-flow.ts';

export type KeptSteps = { past: FlowStep[]; future: FlowStep[] };
type Opening = {
  appId: AppId;
  stand: Stand;
  languages: LanguageCode[];
  secrets?: string[];
  hasModel?: boolean;
  readOnly?: boolean;
  /** What was done to this revision in an earlier session of editing. */
  steps?: KeptSteps | null;
  server: AutosaveServer;
};

export function createFlowEditor(opening: Opening): FlowEditor {
  const store = createStore<FlowEditorState>()(() => firstState(opening));
  const { getState: now, setState: set } = store;
  const autosave = createAutosave(store, opening.server);

  const put = (flow: Flow, steps: Pick<FlowEditorState, 'past' | 'future'>): void => {
    set({ flow, ...steps, ...stillThere(flow, now()) });
    autosave.soon();
  };
  const change: FlowActs['change'] = (what, make, { merges = true } = {}) => {
    const { flow: before, past, readOnly } = now();
    const after = make(before);
    if (readOnly || after === before) return;
    put(after, { past: withStep(past, { what, at: Date.now(), before, after, merges }), future: [] });
  };
  /** Steps of an earlier session come from the browser's storage: what does not fit is forgotten, not shown. */
  const fromBrowser = new WeakSet<FlowStep>([...now().past, ...now().future]);
  const travel = (from: 'past' | 'future', to: 'past' | 'future', patch: 'back' | 'forth'): void => {
    const step = now()[from].at(-1);
    if (!step || now().readOnly) return;
    const flow = applied(now().flow, step[patch]);
    if (fromBrowser.has(step) && !flowRules.safeParse(flow).success) {
      set({ [from]: [] });
      return;
    }
    // Typing on after an undo is a step of its own.
    const taken = { ...step, at: 0 };
    if (fromBrowser.has(step)) fromBrowser.add(taken);
    const left = { [from]: now()[from].slice(0, -1), [to]: [...now()[to], taken] };
    put(flow, { past: now().past, future: now().future, ...left });
  };

  const acts: FlowActs = {
    change,
    changeBlock: (id, make, what = '') => change(`${id}.${what}`, (flow) => withBlock(flow, id, make)),
    ...canvasActs({ now, set, change }),
    setLanguage: (language) => set({ language }),
    setLanguages: (languages) =>
      set(({ language }) => ({
        languages,
        language: languages.includes(language) ? language : (languages[0] ?? language),
      })),
    setSecrets: (secrets) => set({ secrets }),
    setHasModel: (hasModel) => set({ hasModel }),
    setLit: (lit) => set({ lit }),
    undo: () => travel('past', 'future', 'back'),
    redo: () => travel('future', 'past', 'forth'),
    save: autosave.now,
    refresh: (stand) => {
      const { revision, saveState } = now();
      if (saveState.phase === 'saving' || stand.revision <= revision) return;
      if (now().flow !== now().saved) return autosave.tellConflict(stand, '');
      set({ ...standing(stand), past: [], future: [], ...stillThere(stand.flow, now()) });
    },
    loadTheirs: () => {
      const { conflict, flow: before, past } = now();
      if (!conflict) return;
      const after = conflict.flow;
      set({
        ...standing(conflict),
        past: withStep(past, { what: 'theirs', at: Date.now(), before, after, merges: false }),
        future: [],
        ...stillThere(after, now()),
        conflict: null,
        saveState: { phase: 'resting', savedAt: null, message: '' },
      });
    },
    stop: autosave.stop,
  };
  return { ...store, acts };
}

const standing = ({ flow, revision }: Stand) => ({ flow, saved: flow, revision });

/** What is chosen and shown, less what is no longer there. */
function stillThere(flow: Flow, { selection, notesSelected, part }: FlowEditorState) {
  return {
    selection: selection.every((id) => blockIn(flow, id))
      ? selection
      : selection.filter((id) => blockIn(flow, id)),
    notesSelected: notesSelected.filter((id) => flow.notes.some((note) => note.id === id)),
    part: flow.parts.some(({ id }) => id === part) ? part : null,
  };
}

const firstState = ({
  appId,
  stand,
  languages,
  secrets = [],
  hasModel = true,
  readOnly = false,
  steps,
}: Opening): FlowEditorState => ({
  appId,
  ...standing(stand),
  selection: [],
  notesSelected: [],
  part: null,
  language: stand.flow.language,
  languages,
  secrets,
  hasModel,
  lit: null,
  past: steps?.past ?? [],
  future: steps?.future ?? [],
  saveState: { phase: 'resting', savedAt: null, message: '' },
  conflict: null,
  readOnly,
});
