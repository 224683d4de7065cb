/** Where one looks when a flow is opened: at all of it, where that can still be read; else at its beginning. */
import type { Flow } from '@parrot/contract/flows';
import type { Viewport } from '@xyflow/react';
import { placeOf } from '../editor/flow-changes.ts';
import { blocksOfPart, startOf } from '../editor/read-flow.ts';
import { insetsOf } from './canvas-insets.ts';

const READABLE = 0.5;
const BEGINNING = 0.8;
const USUAL = { width: 232, height: 110 };

type Frame = { width: number; height: number };

/** Null: everything fits. */
export function firstView(flow: Flow, part: string | null, frame: Frame): Viewport | null {
  const places = blocksOfPart(flow, part).map(([id]) => placeOf(flow, id));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs) + USUAL.width;
  const height = Math.max(...ys) - Math.min(...ys) + USUAL.height;
  const { top, right, bottom, left } = insetsOf(frame);
  const free = { width: frame.width - left - right, height: frame.height - top - bottom };
  const zoom = Math.min(free.width / width, free.height / height);
  if (zoom >= READABLE) return null;
  const start = placeOf(flow, startOf(flow, part));
  return {
    x: left + free.width / 2 - (start.x + USUAL.width / 2) * BEGINNING,
    y: top - start.y * BEGINNING,
    zoom: BEGINNING,
  };
}
