/** A small status label: the dot's color is never alone, the text says it too. */
import type { ReactNode } from 'react';
import classes from './pill.module.css';

export type Tone = 'ok' | 'warning' | 'danger' | 'info' | 'neutral';
type PillProps = { tone?: Tone; dot?: boolean; children: ReactNode };

export function Pill({ tone = 'neutral', dot = false, children }: PillProps) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {dot && <span className={classes.dot} aria-hidden />}
      {children}
    </span>
  );
}
