/** Placeholders for apps while they load. */
import { Skeleton } from '@mantine/core';
import grid from './app-grid.module.css';

export const ListSkeleton = ({ label, isCardView }: { label: string; isCardView: boolean }) => (
  <div role="status" aria-label={label} className={isCardView ? grid.grid : undefined}>
    {[1, 2, 3, 4, 5, 6].map((index) =>
      isCardView ? <Skeleton key={index} radius="lg" /> : <Skeleton key={index} height={52} mb={4} />,
    )}
  </div>
);
