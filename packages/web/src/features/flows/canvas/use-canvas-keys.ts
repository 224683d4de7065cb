/** The keyboard shortcuts of the canvas. */
import type { BlockId } from '@parrot/contract/flows';
import { useEffect } from 'react';
import { useDesignerStore } from '../designer-store.ts';
import { openBranchOf, pointOf } from '../editor/flow-changes.ts';
import { useFlowEditorStore } from '../editor/flow-editor.ts';
import { startOf } from '../editor/read-flow.ts';
import { parseEdgeId } from './edges/canvas-edges.ts';
import { type Direction, neighborOf } from './neighbors.ts';
import { useCanvasView } from './use-canvas-view.ts';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const NUDGE = 20;
const NUDGES: Record<Direction, [number, number]> = {
  up: [0, -NUDGE],
  down: [0, NUDGE],
  left: [-NUDGE, 0],
  right: [NUDGE, 0],
};

/** `canvas`: the element that keys apply to; fields and dialogs handle their own. */
export function useCanvasKeys(canvas: HTMLElement | null): void {
  const editor = useFlowEditorStore();
  const designer = useDesignerStore();
  const { focus } = useCanvasView();

  useEffect(() => {
    if (!canvas) return;
    const { actions } = editor;
    const now = editor.getState;
    const chosen = (): BlockId => now().selection[0] ?? startOf(now().flow, now().part);
    const screenPointOf = (id: BlockId) => {
      const box = canvas.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
    };

    const go = (direction: Direction) => {
      const next = now().selection.length > 0 ? neighborOf(now().flow, chosen(), direction) : chosen();
      if (next === null) return;
      actions.select([next]);
      focus(next);
    };
    const nudge = (direction: Direction) => {
      const [x, y] = NUDGES[direction];
      const { flow, selection } = now();
      const points = selection.map((id) => [id, { x: pointOf(flow, id).x + x, y: pointOf(flow, id).y + y }]);
      if (points.length > 0) actions.move(Object.fromEntries(points));
    };
    const remove = () => {
      const { selectedEdge: edge } = designer.getState();
      if (edge !== null) {
        const { from, branch } = parseEdgeId(edge);
        actions.disconnect(from, branch);
        designer.setState({ selectedEdge: null });
        return;
      }
      const around = neighborOf(now().flow, chosen(), 'up');
      actions.removeSelection();
      if (around) focus(around);
    };
    const plain: Record<string, () => void> = {
      enter: () => {
        if (now().selection.length === 0) actions.select([chosen()]);
        designer.setState({ panel: 'inspector' });
        requestAnimationFrame(focusInspector);
      },
      delete: remove,
      backspace: remove,
      escape: () => {
        actions.select([]);
        designer.setState({ selectedEdge: null });
      },
      a: () => {
        const branch = openBranchOf(now().flow, chosen());
        const after = branch === undefined ? undefined : { blockId: chosen(), branch };
        designer.setState({
          dialog: { kind: 'insert', after, flowPoint: null, screenPoint: screenPointOf(chosen()) },
        });
      },
      c: () => designer.setState({ dialog: { kind: 'connect', from: chosen() } }),
      contextmenu: () =>
        designer.setState({ dialog: { kind: 'menu', id: chosen(), screenPoint: screenPointOf(chosen()) } }),
    };
    const commands: Record<string, () => void> = {
      a: () =>
        actions.select(
          Object.keys(now().flow.blocks).filter((id) => now().flow.blocks[id]?.part === now().part),
        ),
      d: () => actions.duplicate(now().selection),
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForCanvas(event.target, canvas)) return;
      const direction = ARROWS[event.key];
      const key = event.shiftKey && event.key === 'F10' ? 'contextmenu' : event.key.toLowerCase();
      const isCommand = event.metaKey || event.ctrlKey;
      const action = direction
        ? () => (event.altKey ? nudge(direction) : go(direction))
        : (isCommand ? commands : plain)[key];
      if (!action || (isCommand && direction)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [canvas, editor, designer, focus]);
}

export const INSPECTOR_ID = 'flow-inspector';
export function focusInspector(): void {
  const panel = document.getElementById(INSPECTOR_ID);
  const field = panel?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
  (field ?? panel?.querySelector<HTMLElement>('button'))?.focus();
}

/** Whether the target is the canvas or the body, and not a field or button. */
export function isForCanvas(target: EventTarget | null, canvas: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body) return document.querySelector('[role="dialog"], [role="menu"]') === null;
  return canvas.contains(target) && !target.closest('input, textarea, select, button, a, [contenteditable]');
}
