/** The viewport when a flow is opened: the whole flow if it is readable, otherwise its start. */
import type { Flow } from '@parrot/contract/flows';
import type { Viewport } from '@xyflow/react';
import { pointOf } from '../editor/flow-changes.ts';
import { blocksOfPart, startOf } from '../editor/read-flow.ts';
import { insetsOf } from './canvas-insets.ts';

const READABLE_ZOOM = 0.5;
const START_ZOOM = 0.8;
const DEFAULT_SIZE = { width: 232, height: 110 };

type Frame = { width: number; height: number };

/** Null: the whole flow fits. */
export function initialViewport(flow: Flow, part: string | null, frame: Frame): Viewport | null {
  const points = blocksOfPart(flow, part).map(([id]) => pointOf(flow, id));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs) + DEFAULT_SIZE.width;
  const height = Math.max(...ys) - Math.min(...ys) + DEFAULT_SIZE.height;
  const { top, right, bottom, left } = insetsOf(frame);
  const free = { width: frame.width - left - right, height: frame.height - top - bottom };
  const zoom = Math.min(free.width / width, free.height / height);
  if (zoom >= READABLE_ZOOM) return null;
  const start = pointOf(flow, startOf(flow, part));
  return {
    x: left + free.width / 2 - (start.x + DEFAULT_SIZE.width / 2) * START_ZOOM,
    y: top - start.y * START_ZOOM,
    zoom: START_ZOOM,
  };
}
