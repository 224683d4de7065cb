/** The toolbar of a list: search and filters, and at the right the button that adds to it. */
import type { ReactNode } from 'react';
import classes from './list-toolbar.module.css';

export const ListToolbar = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={classes.bar}>
    <div className={classes.filters}>{children}</div>
    {action}
  </div>
);
