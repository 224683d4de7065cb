/**
 * Another user saved in the meantime: who it was, what is at stake, and the choice. Nothing is overwritten by
 * itself.
 */
import type { ReactNode } from 'react';
import { IconUsers } from '../icons/users.ts';
import classes from './conflict-banner.module.css';

type ConflictBannerProps = {
  title: string;
  /** For a page that scrolls below the banner. */
  isSticky?: boolean;
  actions: ReactNode;
  children: ReactNode;
};

export const ConflictBanner = ({ title, isSticky, actions, children }: ConflictBannerProps) => (
  <div className={classes.banner} data-sticky={isSticky || undefined} role="alert">
    <p className={classes.title}>
      <IconUsers size={16} stroke={1.75} aria-hidden />
      {title}
    </p>
    {children}
    <div className={classes.actions}>{actions}</div>
  </div>
);
