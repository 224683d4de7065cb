/**
 * The blocks that edges are routed around. Frozen during a drag: rerouting every edge on each move is slow.
 */
import type { Node } from '@xyflow/react';
import { createContext, useContext, useRef } from 'react';
import { noteIdOf } from '../nodes/canvas-nodes.ts';
import { type Box, type EdgeEnd, type Point, routeEdge } from './route-edge.ts';

type Obstacles = { boxes: ReadonlyMap<string, Box>; routes: Map<string, Point[] | null> };

const Context = createContext<Obstacles>({ boxes: new Map(), routes: new Map() });
export const ObstaclesProvider = Context.Provider;

export function useObstacles(nodes: readonly Node[]): Obstacles {
  const known = useRef<Obstacles>({ boxes: new Map(), routes: new Map() });
  if (!nodes.some(({ dragging }) => dragging)) {
    const boxes = boxesOf(nodes);
    if (!isSame(boxes, known.current.boxes)) known.current = { boxes, routes: new Map() };
  }
  return known.current;
}

type Ends = { id: string; sourceId: string; targetId: string; source: EdgeEnd; target: EdgeEnd };

/** The corners of an edge; null if it is drawn without routing. */
export function useRoute({ id, sourceId, targetId, source, target }: Ends): Point[] | null {
  const { boxes, routes } = useContext(Context);
  // While a block is dragged, its stored box is outdated.
  if (!isAt(source, boxes.get(sourceId)) || !isAt(target, boxes.get(targetId))) return null;
  const key = [id, source.x, source.y, source.side, target.x, target.y, target.side].join(' ');
  const known = routes.get(key);
  if (known !== undefined) return known;
  const route = routeEdge(source, target, [...boxes.values()]);
  routes.set(key, route);
  return route;
}

/** Handles extend a few pixels beyond the border. */
const OVER = 12;
const isAt = ({ x, y }: Point, box: Box | undefined): boolean =>
  box !== undefined &&
  x > box.x - OVER &&
  x < box.x + box.width + OVER &&
  y > box.y - OVER &&
  y < box.y + box.height + OVER;

/** Notes are behind edges and are no obstacles. */
function boxesOf(nodes: readonly Node[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { id, position, measured } of nodes)
    if (noteIdOf(id) === null && measured?.width && measured.height)
      boxes.set(id, { ...position, width: measured.width, height: measured.height });
  return boxes;
}

function isSame(a: ReadonlyMap<string, Box>, b: ReadonlyMap<string, Box>): boolean {
  if (a.size !== b.size) return false;
  for (const [id, { x, y, width, height }] of a) {
    const other = b.get(id);
    if (!other || other.x !== x || other.y !== y || other.width !== width || other.height !== height)
      return false;
  }
  return true;
}
