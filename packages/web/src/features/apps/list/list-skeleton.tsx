/** Apps to come, in the shape they will have. */
import { Skeleton } from '@mantine/core';
import grid from './app-grid.module.css';

export const ListSkeleton = ({ label, isCardView }: { label: string; isCardView: boolean }) => (
  <div role="status" aria-label={label} className={isCardView ? grid.grid : undefined}>
    {[1, 2, 3, 4, 5, 6].map((place) =>
      isCardView ? <Skeleton key={place} radius="lg" /> : <Skeleton key={place} height={52} mb={4} />,
    )}
  </div>
);
