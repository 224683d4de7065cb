/** Loads the next page of a list; an error is shown next to it and keeps the loaded rows. */
import { Button } from '@mantine/core';
import { messageOf } from '../http/api-error.ts';
import classes from './more-button.module.css';

type PagedQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

export function MoreButton({ query, label }: { query: PagedQuery; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {messageOf(query.error)}
        </p>
      )}
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
