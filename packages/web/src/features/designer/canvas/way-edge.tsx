/** A line between two blocks. Pointed at, it shows a plus where a block can be put in. */
import { BaseEdge, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import classes from './way-edge.module.css';

/** Whoever clicks within it wants to insert, not to choose the line. */
export const INSERTS = 'data-inserts';

export const WayEdge = memo(
  ({ id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition }: EdgeProps) => {
    const [path, x, y] = getSmoothStepPath({
      sourceX,
      sourceY,
      targetX,
      targetY,
      sourcePosition,
      targetPosition,
      borderRadius: 10,
    });
    return (
      <>
        <BaseEdge id={id} path={path} interactionWidth={20} />
        <g className={classes.insert} transform={`translate(${x} ${y})`} {...{ [INSERTS]: '' }} aria-hidden>
          <circle r={12} className={classes.reach} />
          <circle r={9} className={classes.disc} />
          <path d="M -4 0 H 4 M 0 -4 V 4" className={classes.plus} />
        </g>
      </>
    );
  },
);
