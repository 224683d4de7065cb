import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './page-skeleton.module.css';

/** The skeleton of a page while it loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.title} />
      <Skeleton className={classes.line} />
      <div className={classes.cards}>
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} className={classes.card} />
        ))}
      </div>
    </div>
  );
}
