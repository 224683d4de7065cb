/** The settings editor of the current app, as a context. */
import { type App, type AppSettings, appDetails, defaultsOfApp, updateApp } from '@parrot/contract/apps';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../../shared/http/call.ts';
import { type FlatSettings, flatten, nested } from './flat-settings.ts';
import { createSettingsEditor, type EditorState, type SettingsEditor, shownOf } from './settings-editor.ts';

type Details = { app: App; settings: AppSettings; revision: number };
export type Editing = { app: App; editor: SettingsEditor; defaults: FlatSettings };

const EditorContext = createContext<Editing | null>(null);
export const EditorProvider = EditorContext.Provider;

/** Created once per app; shared by the steps of the designer. `onSaved` receives the server's reply. */
export function useSettingsEditor(details: Details, onSaved: (details: Details) => void): Editing {
  const { app, settings, revision } = details;
  const { appId } = app;
  const [editor] = useState(() =>
    createSettingsEditor(details, {
      send: async (change, from) => {
        const saved = await call(updateApp, { body: { appId, revision: from, ...change } });
        onSaved(saved);
        return saved;
      },
      load: () => call(appDetails, { body: { appId } }),
    }),
  );
  useEffect(() => editor.refresh({ settings, revision }), [editor, settings, revision]);
  useEffect(() => editor.stop, [editor]);
  return useMemo(
    () => ({ app, editor, defaults: flatten(defaultsOfApp(app, settings)) }),
    [app, editor, settings],
  );
}

export function useEditing(): Editing {
  const editing = useContext(EditorContext);
  if (!editing) throw new Error('useEditing must be used inside EditorProvider');
  return editing;
}

export const useEditorState = <Part>(select: (state: EditorState) => Part): Part =>
  useStore(useEditing().editor, select);

/** The settings as shown, saved or not. */
export function useShownSettings(): AppSettings {
  const saved = useEditorState((state) => state.saved);
  const changes = useEditorState((state) => state.changes);
  const problems = useEditorState((state) => state.problems);
  return useMemo(() => nested(shownOf({ saved, changes, problems })), [saved, changes, problems]);
}
