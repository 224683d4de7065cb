import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './notification-panel.module.css';

/** The skeleton of the list while it loads. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={classes.loadingRow}>
          <Skeleton height={28} width={28} circle />
          <div className={classes.loadingText}>
            <Skeleton height={12} width="55%" />
            <Skeleton height={12} width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
