/** The keyboard on the canvas: from block to block, and everything one can do with them. */
import type { BlockId } from '@parrot/contract/flows';
import { useEffect } from 'react';
import { useRoomStore } from '../designer-store.ts';
import { openWayOf, placeOf } from '../editor/flow-changes.ts';
import { useFlowEditorStore } from '../editor/flow-editor.ts';
import { startOf } from '../editor/read-flow.ts';
import { wayOfLine } from './edges/canvas-edges.ts';
import { type Direction, neighbourOf } from './neighbors.ts';
import { useCanvas } from './use-canvas-view.ts';

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

/** `canvas`: whose keys are heard; those of fields and dialogs are their own. */
export function useCanvasKeys(canvas: HTMLElement | null): void {
  const editor = useFlowEditorStore();
  const room = useRoomStore();
  const { focus } = useCanvas();

  useEffect(() => {
    if (!canvas) return;
    const { acts } = editor;
    const now = editor.getState;
    const chosen = (): BlockId => now().selection[0] ?? startOf(now().flow, now().part);
    const pointOf = (id: BlockId) => {
      const box = canvas.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
    };

    const go = (direction: Direction) => {
      const next = now().selection.length > 0 ? neighbourOf(now().flow, chosen(), direction) : chosen();
      if (next === null) return;
      acts.select([next]);
      focus(next);
    };
    const nudge = (direction: Direction) => {
      const [x, y] = NUDGES[direction];
      const { flow, selection } = now();
      const places = selection.map((id) => [id, { x: placeOf(flow, id).x + x, y: placeOf(flow, id).y + y }]);
      if (places.length > 0) acts.move(Object.fromEntries(places));
    };
    const remove = () => {
      const { line } = room.getState();
      if (line !== null) {
        const { from, branch } = wayOfLine(line);
        acts.disconnect(from, branch);
        room.setState({ line: null });
        return;
      }
      const around = neighbourOf(now().flow, chosen(), 'up');
      acts.removeSelection();
      if (around) focus(around);
    };
    const plain: Record<string, () => void> = {
      enter: () => {
        if (now().selection.length === 0) acts.select([chosen()]);
        room.setState({ panel: 'inspector' });
        requestAnimationFrame(focusInspector);
      },
      delete: remove,
      backspace: remove,
      escape: () => {
        acts.select([]);
        room.setState({ line: null });
      },
      a: () => {
        const branch = openWayOf(now().flow, chosen());
        const after = branch === undefined ? undefined : { blockId: chosen(), branch };
        room.setState({ dialog: { kind: 'insert', after, place: null, point: pointOf(chosen()) } });
      },
      c: () => room.setState({ dialog: { kind: 'connect', from: chosen() } }),
      contextmenu: () => room.setState({ dialog: { kind: 'menu', id: chosen(), point: pointOf(chosen()) } }),
    };
    const commands: Record<string, () => void> = {
      a: () =>
        acts.select(
          Object.keys(now().flow.blocks).filter((id) => now().flow.blocks[id]?.part === now().part),
        ),
      d: () => acts.duplicate(now().selection),
    };

    const hear = (event: KeyboardEvent) => {
      if (!isForCanvas(event.target, canvas)) return;
      const direction = ARROWS[event.key];
      const key = event.shiftKey && event.key === 'F10' ? 'contextmenu' : event.key.toLowerCase();
      const isCommand = event.metaKey || event.ctrlKey;
      const act = direction
        ? () => (event.altKey ? nudge(direction) : go(direction))
        : (isCommand ? commands : plain)[key];
      if (!act || (isCommand && direction)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [canvas, editor, room, focus]);
}

export const INSPECTOR_ID = 'flow-inspector';
export function focusInspector(): void {
  const panel = document.getElementById(INSPECTOR_ID);
  const field = panel?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
  (field ?? panel?.querySelector<HTMLElement>('button'))?.focus();
}

/** On the canvas or nowhere in particular, and not in a field or on a button of its own. */
export function isForCanvas(target: EventTarget | null, canvas: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body) return document.querySelector('[role="dialog"], [role="menu"]') === null;
  return canvas.contains(target) && !target.closest('input, textarea, select, button, a, [contenteditable]');
}
