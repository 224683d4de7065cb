/** A thin line across the log with a few words in it: a day, or something that happened. */
import type { ReactNode } from 'react';
import classes from './timeline-divider.module.css';

export const TimelineDivider = ({ children }: { children: ReactNode }) => (
  <p className={classes.line}>
    <span className={classes.text}>{children}</span>
  </p>
);
