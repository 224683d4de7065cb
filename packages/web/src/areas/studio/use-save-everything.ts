/** Saves what is not saved yet, of the settings and of the flow. Answers whether nothing is left over. */
import { useMaybeFlowEditor } from '../../features/designer/editor/flow-editor.ts';
import { useEditing } from '../../features/personalization/editor-context.ts';

export function useSaveEverything(): () => Promise<boolean> {
  const { editor } = useEditing();
  const flow = useMaybeFlowEditor();
  return async () => {
    const saved = await Promise.all([editor.save(), flow?.acts.save() ?? true]);
    return saved.every(Boolean);
  };
}
