/** A bordered group with a title, for pages made of facts and settings. */
import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = { title?: string; help?: string; children?: ReactNode };

export function Panel({ title, help, children }: PanelProps) {
  return (
    <section className={classes.panel}>
      {title && <h2 className={classes.title}>{title}</h2>}
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </section>
  );
}

/** One fact of a panel: its name at the left, its value at the right. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{children}</span>
    </div>
  );
}
