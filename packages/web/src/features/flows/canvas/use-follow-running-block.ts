/**
 * Scrolls the running block of Try me into view, also in another part. A part that is opened is fitted into
 * view.
 */
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
    // After a jump, the selected block is shown; blocks of a part are measured a frame later.
    const timer = setTimeout(() => (selection[0] === undefined ? fit() : show(selection[0])), 50);
    return () => clearTimeout(timer);
  }, [editor, part, fit, show, viewportInitialized]);
}
