/** A flow that is not saved yet is saved on the way out, and where that fails, one is asked. */
import type { Location } from 'react-router';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import { type FlowEditor, isDirty } from './flow-editor.ts';

/** `staysAt`: whether an address still shows this editor. */
export function useUnsavedFlow(editor: FlowEditor | null, staysAt: (next: Location) => boolean): void {
  useUnsavedChanges(() => editor !== null && isDirty(editor.getState()), {
    staysAt,
    save: async () => (await editor?.actions.save()) ?? true,
    message: () => editor?.getState().saveState.message ?? '',
  });
}
