/** Saves what is not saved yet, of the settings and of the flow. Answers whether nothing is left over. */

import { useEditing } from '../../../features/apps/settings/editor-context.ts';
import { useOptionalFlowEditor } from '../../../features/flows/editor/flow-editor.ts';

export function useSaveAll(): () => Promise<boolean> {
  const { editor } = useEditing();
  const flow = useOptionalFlowEditor();
  return async () => {
    const saved = await Promise.all([editor.save(), flow?.actions.save() ?? true]);
    return saved.every(Boolean);
  };
}
