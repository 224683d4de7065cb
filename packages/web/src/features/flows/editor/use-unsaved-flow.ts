/** Saves the flow on navigation; if that fails, asks before leaving. */
import type { Location } from 'react-router';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import { type FlowEditor, isDirty } from './flow-editor.ts';

/** `staysAt`: whether a path still shows this editor. */
export function useUnsavedFlow(editor: FlowEditor | null, staysAt: (next: Location) => boolean): void {
  useUnsavedChanges(() => editor !== null && isDirty(editor.getState()), {
    staysAt,
    save: async () => (await editor?.actions.save()) ?? true,
    message: () => editor?.getState().saveState.message ?? '',
  });
}
