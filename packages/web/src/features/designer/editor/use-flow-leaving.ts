/** What whoever asks before leaving must know of the flow. The browser's own question, before a tab is closed, is asked here. */
import { useEffect, useMemo } from 'react';
import { type FlowEditor, isDirty } from './flow-editor.ts';

export type FlowLeaving = { isDirty: () => boolean; save: () => Promise<boolean>; message: () => string };

export function useFlowLeaving(editor: FlowEditor | null): FlowLeaving | null {
  useEffect(() => {
    if (!editor) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty(editor.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [editor]);
  return useMemo(
    () =>
      editor && {
        isDirty: () => isDirty(editor.getState()),
        save: editor.acts.save,
        message: () => editor.getState().saveState.message,
      },
    [editor],
  );
}
