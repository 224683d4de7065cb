/** The settings of one app while somebody changes them: what is saved, what is not yet, and the saving itself. */
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

/** So long nobody types before their changes are sent. */
const PAUSE_MS = 700;

type StoredSettings = { settings: AppSettings; revision: number };

export type EditorState = {
  saved: FlatSettings;
  revision: number;
  /** What is not saved yet. */
  changes: Changes;
  /** Why a change can't be saved as it is; it waits until it is mended. */
  problems: Problems;
  phase: 'resting' | 'saving' | 'failed' | 'conflict';
  savedAt: Date | null;
  /** Why saving failed, or who else has saved. */
  message: string;
  /** What somebody else saved meanwhile. */
  newer: StoredSettings | null;
};

export type SettingsEditor = StoreApi<EditorState> & {
  change: (changes: Changes) => void;
  /** Saves what can be saved, now. Answers whether nothing is left over. */
  save: () => Promise<boolean>;
  /** What the server says by itself: taken over where nothing is lost by it. */
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

/** The settings as they stand on the screen; a change with a problem shows in its field only. */
export const shownOf = ({ saved, changes, problems }: Shown): FlatSettings => ({
  ...saved,
  ...followingName({ saved, changes, problems }),
  ...keepIf(changes, (path) => !problems[path]),
});

/** The texts made from the bot's name as they will be once its new name is saved. */
export function followingName({ saved, changes, problems }: Shown): Changes {
  const botName = changes['appearance.botName'];
  if (botName === undefined || problems['appearance.botName']) return {};
  const texts = textsFollowing(nested(saved).appearance, botName);
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
      set({ phase: newer ? 'conflict' : 'failed', newer, message: error.message });
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
