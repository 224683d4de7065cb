/** Try me next to the canvas: runs the drawn flow and highlights the running block. */
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { TryMe } from './try-me.tsx';

/** `onShown` scrolls a block of the trace into view. */
export function FlowTryMe({ onShown }: { onShown?: (id: string) => void }) {
  const { save, setRunningBlock: setLit, select } = useFlowActions();
  const appId = useFlowEditor((state) => state.appId);
  const flow = useFlowEditor((state) => state.flow);
  const languages = useFlowEditor((state) => state.languages);
  const chosen = useFlowEditor(({ selection }) => (selection.length === 1 ? (selection[0] ?? null) : null));
  return (
    <TryMe
      appId={appId}
      flow={flow}
      languages={languages}
      chosen={chosen}
      saveFirst={save}
      onRunningBlock={setLit}
      onChoose={(id) => {
        select([id]);
        onShown?.(id);
      }}
    />
  );
}
