/** The editor of an app's flow: created when the flow is loaded, and autosaved while the app is open. */
import type { AppId, LanguageCode } from '@parrot/contract/core';
import { fetchFlow, listSecrets, saveFlow } from '@parrot/contract/flows';
import { listModels } from '@parrot/contract/models';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/http/call.ts';
import { loadUndoHistory, storeUndoHistory } from '../history/stored-undo-steps.ts';
import { createFlowEditor } from './create-flow-editor.ts';
import type { FlowEditor, StoredFlow } from './flow-editor.ts';

type Draft = { editor: FlowEditor | null; error: Error | null; retry: () => void };

export function useFlowDraft(appId: AppId, languages: LanguageCode[], hasFlow: boolean): Draft {
  const cache = useQueryClient();
  const [editor, setEditor] = useState<FlowEditor | null>(null);
  const flow = useQuery({
    queryKey: ['apps', 'flow', appId],
    queryFn: ({ signal }) => call(fetchFlow, { body: { appId }, signal }),
    enabled: hasFlow,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });
  const secrets = useQuery({
    queryKey: ['apps', 'secrets', appId],
    queryFn: ({ signal }) => call(listSecrets, { body: { appId }, signal }),
    enabled: hasFlow,
    meta: { quiet: true },
  });
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(listModels, { body: {}, signal }),
    enabled: hasFlow,
    meta: { quiet: true },
  });
  const stored = flow.data;

  if (stored && !editor) {
    setEditor(
      createFlowEditor({
        appId,
        stored,
        languages,
        steps: loadUndoHistory(appId, stored.revision),
        server: {
          send: async (drawn, revision) => {
            const saved = await call(saveFlow, { body: { appId, revision, flow: drawn } });
            cache.setQueryData(['apps', 'flow', appId], { ...saved, flow: drawn });
            invalidateDraft(cache, appId);
            return saved;
          },
          load: () => call(fetchFlow, { body: { appId } }) as Promise<StoredFlow>,
          onSaved: storeUndoHistory,
        },
      }),
    );
  }
  useEffect(() => {
    if (editor && stored) editor.actions.refresh(stored);
  }, [editor, stored]);
  const names = secrets.data?.items;
  useEffect(() => {
    if (editor && names) editor.actions.setSecrets(names.map(({ name }) => name));
  }, [editor, names]);
  const connected = models.data && models.data.connections.length > 0;
  useEffect(() => {
    if (editor && connected !== undefined) editor.actions.setHasModel(connected);
  }, [editor, connected]);
  const languageKey = languages.join();
  useEffect(() => {
    editor?.actions.setLanguages(languageKey.split(',') as LanguageCode[]);
  }, [editor, languageKey]);
  useEffect(() => (editor ? saveWhenHidden(editor) : undefined), [editor]);
  return { editor, error: flow.error, retry: () => void flow.refetch() };
}

/** The app's details contain 'unpublished changes' and are refetched; lists of apps only become stale. */
function invalidateDraft(cache: ReturnType<typeof useQueryClient>, appId: AppId): void {
  const isFlow = (key: readonly unknown[]) => key.join() === ['apps', 'flow', appId].join();
  void cache.invalidateQueries({
    queryKey: ['apps'],
    refetchType: 'none',
    predicate: ({ queryKey }) => !isFlow(queryKey),
  });
  void cache.invalidateQueries({ queryKey: ['apps', 'one', appId] });
}

/** Saves when the tab is hidden, as it may never come back, and when the network is back. */
function saveWhenHidden({ actions }: FlowEditor): () => void {
  const save = () => void actions.save();
  const whenHidden = () => document.visibilityState === 'hidden' && save();
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('online', save);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('online', save);
    actions.stop();
    save();
  };
}
