/** The settings editor of one app: saved values, pending changes and saving. */
import { type AppSettings, textsFollowing } from '@parrot/contract/apps';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import {
  byPart,
  type Changes,
  type FlatSettings,
  flatten,
  isSame,
  keepIf,
  nested,
  pathsOf,
} from './flat-settings.ts';
import { type Problems, problemsIn, problemsOf } from './setting-problems.ts';

/** The pause in typing before a save. */
const PAUSE_MS = 700;

type StoredSettings = { settings: AppSettings; revision: number };

export type EditorState = {
  saved: FlatSettings;
  revision: number;
  /** Changes that are not saved yet. */
  changes: Changes;
  /** Invalid changes; they are not saved until they are fixed. */
  problems: Problems;
  phase: 'resting' | 'saving' | 'failed' | 'conflict';
  savedAt: Date | null;
  /** Why saving failed, or who else saved. */
  message: string;
  /** The version that another user saved in the meantime. */
  newer: StoredSettings | null;
};

export type SettingsEditor = StoreApi<EditorState> & {
  change: (changes: Changes) => void;
  /** Saves all valid changes now. Resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** A newer server state: applied if there are no unsaved changes. */
  refresh: (stored: StoredSettings) => void;
  loadTheirs: () => void;
  reapplyMine: () => Promise<boolean>;
  stop: () => void;
};

type Server = {
  send: (change: ReturnType<typeof byPart>, revision: number) => Promise<StoredSettings>;
  load: () => Promise<StoredSettings>;
};

export const isDirty = ({ changes }: EditorState): boolean => pathsOf(changes).length > 0;

type Shown = Pick<EditorState, 'saved' | 'changes' | 'problems'>;

/** The settings as shown; an invalid change is shown in its field only. */
export const shownOf = ({ saved, changes, problems }: Shown): FlatSettings => ({
  ...saved,
  ...followingName({ saved, changes, problems }),
  ...keepIf(changes, (path) => !problems[path]),
});

/** The texts that contain the bot's name, as they will be with the new name. */
export function followingName({ saved, changes, problems }: Shown): Changes {
  const botName = changes['appearance.botName'];
  if (botName === undefined || problems['appearance.botName']) return {};
  const texts = textsFollowing(nested(saved), { botName });
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`appearance.${name}`, text]));
}

export function createSettingsEditor(first: StoredSettings, server: Server): SettingsEditor {
  const store = createStore<EditorState>()(() => ({ ...fromStored(first), savedAt: null }));
  const { getState: now, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<boolean> | undefined;

  const waiting = () => keepIf(now().changes, (path) => !now().problems[path]);

  const send = async (): Promise<void> => {
    const sent = waiting();
    set({ phase: 'saving' });
    try {
      const { settings, revision } = await server.send(byPart(sent), now().revision);
      const changes = keepIf(now().changes, (path) => !isSame(now().changes[path], sent[path]));
      set({ saved: flatten(settings), revision, changes, phase: 'resting', savedAt: new Date() });
    } catch (error) {
      await refused(error, sent);
    }
  };

  const refused = async (error: unknown, sent: Changes): Promise<void> => {
    const problems = error instanceof ApiError ? problemsIn(error.fields, sent) : {};
    if (pathsOf(problems).length > 0) {
      set({ problems: { ...now().problems, ...problems }, phase: 'resting' });
    } else if (error instanceof ApiError && error.code === 'conflict') {
      const newer = await server.load().catch(() => null);
      set({ phase: newer ? 'conflict' : 'failed', newer, message: messageOf(error) });
    } else {
      set({ phase: 'failed', message: messageOf(error) });
    }
  };

  const saveAll = async (): Promise<boolean> => {
    while (pathsOf(waiting()).length > 0) {
      await send();
      if (now().phase !== 'resting') return false;
    }
    return !isDirty(now());
  };

  const save = (): Promise<boolean> => {
    clearTimeout(timer);
    if (now().phase === 'conflict') return Promise.resolve(false);
    inFlight ??= saveAll().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };

  const applyStored = (stored: StoredSettings, overrides: Partial<EditorState> = {}) =>
    set({ ...fromStored(stored), savedAt: now().savedAt, ...overrides });

  return {
    ...store,
    save,
    change(changes) {
      const all = { ...now().changes, ...changes };
      const isSaving = now().phase === 'saving';
      const left = keepIf(all, (path) => isSaving || !isSame(all[path], now().saved[path]));
      const untouched = keepIf(now().problems, (path) => !(path in changes));
      set({ changes: left, problems: { ...untouched, ...problemsOf(changes) } });
      clearTimeout(timer);
      timer = setTimeout(() => void save(), PAUSE_MS);
    },
    refresh(stored) {
      const { phase, revision } = now();
      if (phase === 'saving' || stored.revision <= revision) return;
      if (isDirty(now())) set({ phase: 'conflict', newer: stored, message: '' });
      else applyStored(stored);
    },
    loadTheirs() {
      const { newer } = now();
      if (newer) applyStored(newer);
    },
    reapplyMine() {
      const { newer, changes, problems } = now();
      if (newer) applyStored(newer, { changes, problems });
      return save();
    },
    stop: () => clearTimeout(timer),
  };
}

const fromStored = ({ settings, revision }: StoredSettings) => ({
  saved: flatten(settings),
  revision,
  changes: {},
  problems: {},
  phase: 'resting' as const,
  message: '',
  newer: null,
});
