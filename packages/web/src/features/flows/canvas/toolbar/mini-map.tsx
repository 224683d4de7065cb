/**
 * The minimap; a click or drag moves the viewport. Drawn on a canvas element: DOM nodes for five hundred
 * blocks would repaint on every move.
 */
import { useComputedColorScheme } from '@mantine/core';
import { type ReactFlowState, useReactFlow, useStoreApi } from '@xyflow/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useCanvasTexts } from '../canvas-texts.ts';
import classes from './mini-map.module.css';

const SIZE = { width: 160, height: 110 };
const MARGIN = 8;
/** Frequent enough to follow a drag, rare enough to be cheap. */
const PAUSE_MS = 100;

type Box = { x: number; y: number; width: number; height: number };
/** Converts flow coordinates to map coordinates. */
type Scale = { left: number; top: number; scale: number };

export function MiniMap() {
  const t = useCanvasTexts();
  const library = useStoreApi();
  const { setCenter, getZoom } = useReactFlow();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is repainted when the colors change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paintNow = () => {
      timer = undefined;
      if (canvas.current) paint(canvas.current, library.getState());
    };
    const soon = () => {
      timer ??= setTimeout(paintNow, PAUSE_MS);
    };
    paintNow();
    const stop = library.subscribe(soon);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [library, scheme]);

  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    // The map is scaled down on a small canvas.
    const shrunk = frame.width / SIZE.width || 1;
    const { scale, left, top } = scaleOf(library.getState());
    const x = (event.clientX - frame.left) / shrunk / scale + left;
    const y = (event.clientY - frame.top) / shrunk / scale + top;
    void setCenter(x, y, { zoom: getZoom() });
  };
  return (
    <canvas
      ref={canvas}
      className={classes.map}
      role="img"
      aria-label={t('canvas.tools.map')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    />
  );
}

function paint(canvas: HTMLCanvasElement, state: ReactFlowState): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const sharp = window.devicePixelRatio || 1;
  canvas.width = SIZE.width * sharp;
  canvas.height = SIZE.height * sharp;
  const { left, top, scale } = scaleOf(state);
  const styles = getComputedStyle(canvas);
  const color = (name: string) => styles.getPropertyValue(name);
  pen.setTransform(sharp * scale, 0, 0, sharp * scale, -left * scale * sharp, -top * scale * sharp);
  for (const node of state.nodeLookup.values()) {
    const { x, y, width, height } = boxOf(node);
    const isHighlighted = node.selected;
    pen.fillStyle = color(
      isHighlighted ? '--brand-bar' : node.type === 'note' ? '--note-line' : '--line-strong',
    );
    pen.fillRect(x, y, width, height);
  }
  const view = viewOf(state);
  pen.strokeStyle = color('--text-tertiary');
  pen.lineWidth = 1 / scale;
  pen.strokeRect(view.x, view.y, view.width, view.height);
}

function scaleOf(state: ReactFlowState): Scale {
  const boxes = [...Array.from(state.nodeLookup.values(), boxOf), viewOf(state)];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const scale = Math.min(
    (SIZE.width - 2 * MARGIN) / Math.max(1, width),
    (SIZE.height - 2 * MARGIN) / Math.max(1, height),
  );
  return {
    scale,
    left: left - (SIZE.width / scale - width) / 2,
    top: top - (SIZE.height / scale - height) / 2,
  };
}

const boxOf = ({
  position,
  measured,
}: {
  position: { x: number; y: number };
  measured: Partial<Box>;
}): Box => ({
  ...position,
  width: measured.width ?? 0,
  height: measured.height ?? 0,
});

const viewOf = ({ width, height, transform: [x, y, zoom] }: ReactFlowState): Box => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});
