/** The content of a query: a skeleton while it loads, the error with a retry, or the data. */
import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../http/api-error.ts';
import classes from './query-content.module.css';

type QueryContentProps<T> = { query: UseQueryResult<T>; lines?: number; children: (data: T) => ReactNode };

export function QueryContent<T>({ query, lines = 3, children }: QueryContentProps<T>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className={classes.failure} role="alert">
        <p>{messageOf(query.error)}</p>
        <Button size="xs" variant="default" onClick={() => query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={line} height={12} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

/** A muted sentence for an empty section. */
export const MutedText = ({ children }: { children: ReactNode }) => (
  <p className={classes.quiet}>{children}</p>
);
