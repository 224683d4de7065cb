/** Two panels, one above the other. The divider is moved by mouse or arrow keys. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import classes from './split-panels.module.css';

const [LEAST, MOST, STEP] = [20, 85, 5];
const within = (share: number) => Math.round(Math.min(MOST, Math.max(LEAST, share)));

/** `label` names the divider; its value is the share of the lower panel in percent. */
export function SplitPanels({ top, bottom, label }: { top: ReactNode; bottom: ReactNode; label: string }) {
  const [share, setShare] = useState(55);
  const dock = useRef<HTMLDivElement>(null);
  const drag = ({ buttons, clientY }: PointerEvent) => {
    const frame = dock.current?.getBoundingClientRect();
    if (buttons === 0 || !frame || frame.height === 0) return;
    setShare(within(((frame.bottom - clientY) / frame.height) * 100));
  };
  const move = (event: KeyboardEvent) => {
    const next = { ArrowUp: share + STEP, ArrowDown: share - STEP, Home: MOST, End: LEAST }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShare(within(next));
  };
  return (
    <div ref={dock} className={classes.dock}>
      <div className={classes.top}>{top}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved is no <hr>. */}
      <div
        role="separator"
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuenow={share}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        tabIndex={0}
        className={classes.divider}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={move}
      />
      <div className={classes.bottom} style={{ height: `${share}%` }}>
        {bottom}
      </div>
    </div>
  );
}
