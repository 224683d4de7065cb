/** Saves pending changes of the settings and the flow. Resolves to whether everything is saved. */

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
