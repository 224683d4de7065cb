/** Placeholder rows. */
import { Skeleton } from '@mantine/core';

export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={52} mb={4} />
    ))}
  </div>
);
