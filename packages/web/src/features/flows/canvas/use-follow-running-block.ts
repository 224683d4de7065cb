/** Follows Try me: the block that runs comes into view, also where it is in another part. And another part is shown whole. */
import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useFlowActs, useFlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { useCanvas } from './use-canvas-view.ts';

export function useShowWhatRuns(): void {
  const editor = useFlowEditorStore();
  const { openPart } = useFlowActs();
  const lit = useFlowEditor((state) => state.lit);
  const part = useFlowEditor((state) => state.part);
  const { show, fit } = useCanvas();
  const { viewportInitialized } = useReactFlow();
  const shown = useRef(part);

  useEffect(() => {
    const block = lit === null ? undefined : blockIn(editor.getState().flow, lit);
    if (!lit || !block) return;
    if (block.part !== editor.getState().part) openPart(block.part);
    show(lit);
  }, [editor, lit, openPart, show]);

  useEffect(() => {
    if (!viewportInitialized || shown.current === part) return;
    shown.current = part;
    const { selection } = editor.getState();
    // Whoever was sent to a block sees that one; the blocks of the part are measured a frame later.
    const timer = setTimeout(() => (selection[0] === undefined ? fit() : show(selection[0])), 50);
    return () => clearTimeout(timer);
  }, [editor, part, fit, show, viewportInitialized]);
}
