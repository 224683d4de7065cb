/** Home and End in a log: to the very beginning, loaded where it has to be, and to the latest message. */
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { ScrollPosition } from './use-scroll-position.ts';

type Ends = Pick<ScrollPosition, 'goToStart' | 'goToEnd'> & { reach: (seq: number) => Promise<void> };

export function useJumpToEnds({ goToStart, goToEnd, reach }: Ends) {
  const load = useMutation({
    mutationFn: () => reach(1),
    // Once the messages are drawn.
    onSuccess: () => requestAnimationFrame(goToStart),
    networkMode: 'always',
  });
  const toStart = () => {
    if (!load.isPending) load.mutate();
  };
  return {
    isLoading: load.isPending,
    toStart,
    toLatest: goToEnd,
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Home') toStart();
      else if (event.key === 'End') goToEnd();
      else return;
      event.preventDefault();
    },
  };
}
