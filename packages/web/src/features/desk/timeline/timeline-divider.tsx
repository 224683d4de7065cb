/** A divider in the log with a short text: a day, or an event. */
import type { ReactNode } from 'react';
import classes from './timeline-divider.module.css';

export const TimelineDivider = ({ children }: { children: ReactNode }) => (
  <p className={classes.line}>
    <span className={classes.text}>{children}</span>
  </p>
);
