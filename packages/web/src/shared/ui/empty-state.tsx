/** The empty state of a list: an icon, one sentence, the next action. */
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = { icon: ReactNode; title: string; text?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.tile} aria-hidden>
        {icon}
      </div>
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
