/** Follows Try me: the block that runs comes into view, also where it is in another part. And another part is shown whole. */
import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useFlowActions, useFlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { useCanvasView } from './use-canvas-view.ts';

export function useFollowRunningBlock(): void {
  const editor = useFlowEditorStore();
  const { openPart } = useFlowActions();
  const runningBlock = useFlowEditor((state) => state.runningBlock);
  const part = useFlowEditor((state) => state.part);
  const { show, fit } = useCanvasView();
  const { viewportInitialized } = useReactFlow();
  const shown = useRef(part);

  useEffect(() => {
    const block = runningBlock === null ? undefined : blockIn(editor.getState().flow, runningBlock);
    if (!runningBlock || !block) return;
    if (block.part !== editor.getState().part) openPart(block.part);
    show(runningBlock);
  }, [editor, runningBlock, openPart, show]);

  useEffect(() => {
    if (!viewportInitialized || shown.current === part) return;
    shown.current = part;
    const { selection } = editor.getState();
    // Whoever was sent to a block sees that one; the blocks of the part are measured a frame later.
    const timer = setTimeout(() => (selection[0] === undefined ? fit() : show(selection[0])), 50);
    return () => clearTimeout(timer);
  }, [editor, part, fit, show, viewportInitialized]);
}
