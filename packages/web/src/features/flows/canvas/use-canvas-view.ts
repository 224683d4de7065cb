/** Controls the viewport: its center, and how a block is scrolled into view and focused. */
import type { BlockId, Point } from '@parrot/contract/flows';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import { pointOf } from '../editor/flow-changes.ts';
import { useFlowEditorStore } from '../editor/flow-editor.ts';
import { fitOptions } from './canvas-insets.ts';
import { NODE_WIDTH } from './edges/canvas-edges.ts';

const DEFAULT_HEIGHT = 90;
/** The minimum zoom after a jump. */
const READABLE = 0.6;
/** Frames to wait until a block in view is rendered. */
const FRAMES = 10;

export function useCanvasView() {
  const { setCenter, fitView } = useReactFlow();
  const library = useStoreApi();
  const editor = useFlowEditorStore();
  return useMemo(() => {
    const middle = (): Point => {
      const {
        width,
        height,
        transform: [x, y, zoom],
      } = library.getState();
      return { x: Math.round((width / 2 - x) / zoom), y: Math.round((height / 2 - y) / zoom) };
    };
    const isInView = (id: BlockId): boolean => {
      const {
        width,
        height,
        transform: [x, y, zoom],
      } = library.getState();
      const point = pointOf(editor.getState().flow, id);
      const [left, top] = [point.x * zoom + x, point.y * zoom + y];
      return (
        left >= 0 && top >= 0 && left + NODE_WIDTH * zoom <= width && top + DEFAULT_HEIGHT * zoom <= height
      );
    };
    const show = (id: BlockId, always = false): void => {
      if (!always && isInView(id)) return;
      const { x, y } = pointOf(editor.getState().flow, id);
      const zoom = Math.max(library.getState().transform[2], READABLE);
      void setCenter(x + NODE_WIDTH / 2, y + DEFAULT_HEIGHT / 2, { zoom, duration: movingTime() });
    };
    const focus = (id: BlockId): void => {
      show(id);
      focusWhenDrawn(library.getState().domNode, id, FRAMES);
    };
    return {
      middle,
      show,
      focus,
      fit: () => void fitView({ ...fitOptions(library.getState()), duration: movingTime() }),
    };
  }, [setCenter, fitView, library, editor]);
}

/** Blocks outside the viewport are not rendered and can't be focused. */
function focusWhenDrawn(canvas: HTMLElement | null, id: BlockId, frames: number): void {
  const block = canvas?.querySelector<HTMLElement>(`[data-block="${id}"]`);
  block?.focus({ preventScroll: true });
  // A new block is hidden until it is measured and can't be focused before.
  const isThere = block !== null && document.activeElement === block;
  if (canvas && !isThere && frames > 0) requestAnimationFrame(() => focusWhenDrawn(canvas, id, frames - 1));
}

const movingTime = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);
