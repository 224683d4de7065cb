/** Saves what is not saved yet, of the settings and of the flow. Answers whether nothing is left over. */

import { useEditing } from '../../../features/apps/settings/editor-context.ts';
import { useMaybeFlowEditor } from '../../../features/flows/editor/flow-editor.ts';

export function useSaveEverything(): () => Promise<boolean> {
  const { editor } = useEditing();
  const flow = useMaybeFlowEditor();
  return async () => {
    const saved = await Promise.all([editor.save(), flow?.acts.save() ?? true]);
    return saved.every(Boolean);
  };
}
