/** Placeholder for the context pane while its conversation loads. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './context-pane.module.css';

export function ContextSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {['summary', 'visitor', 'ticket'].map((part) => (
        <div key={part} className={classes.part}>
          <Skeleton height={14} width="45%" />
          <Skeleton height={12} />
          <Skeleton height={12} />
          <Skeleton height={12} width="70%" />
        </div>
      ))}
    </div>
  );
}
