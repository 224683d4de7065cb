/** An edge between two blocks. On hover it shows a button that inserts a block. */
import { BaseEdge, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import { useRoute } from './edge-obstacles.ts';
import { edgePath, middleOfPath } from './edge-path.ts';
import classes from './flow-edge.module.css';
import type { Point } from './route-edge.ts';

/** A click inside this element inserts a block instead of selecting the edge. */
export const INSERTS = 'data-inserts';

export const FlowEdge = memo((edge: EdgeProps) => {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition } = edge;
  const route = useRoute({
    id,
    sourceId: edge.source,
    targetId: edge.target,
    source: { x: sourceX, y: sourceY, side: sourcePosition },
    target: { x: targetX, y: targetY, side: targetPosition },
  });
  const { path, middle } = route ? { path: edgePath(route), middle: middleOfPath(route) } : stepped(edge);
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={20} />
      <g
        className={classes.insert}
        transform={`translate(${middle.x} ${middle.y})`}
        {...{ [INSERTS]: '' }}
        aria-hidden
      >
        <circle r={12} className={classes.reach} />
        <circle r={9} className={classes.disc} />
        <path d="M -4 0 H 4 M 0 -4 V 4" className={classes.plus} />
      </g>
    </>
  );
});

function stepped(edge: EdgeProps): { path: string; middle: Point } {
  const { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition } = edge;
  const ends = { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition };
  const [path, x, y] = getSmoothStepPath({ ...ends, borderRadius: 10 });
  return { path, middle: { x, y } };
}
