import { Skeleton } from '@mantine/core';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import shell from './shell.module.css';
import classes from './shell-skeleton.module.css';

/** The shell while rights and subscription load, without layout shifts afterwards. */
export function ShellSkeleton() {
  return (
    <div className={shell.shell}>
      <div className={classes.nav} aria-hidden>
        <div className={classes.brand}>
          <ParrotMark size={28} />
        </div>
        <Skeleton className={classes.item} />
        <Skeleton className={classes.item} />
        <Skeleton className={classes.item} />
      </div>
      <div className={shell.main}>
        <div className={classes.header} aria-hidden>
          <Skeleton className={classes.crumbs} />
        </div>
        <PageSkeleton />
      </div>
    </div>
  );
}
