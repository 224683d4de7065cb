/** Home and End in a log: to the very first message, loading as needed, and to the latest one. */
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { ScrollPosition } from './use-scroll-position.ts';

type Ends = Pick<ScrollPosition, 'goToStart' | 'goToEnd'> & { reach: (seq: number) => Promise<void> };

export function useJumpToEnds({ goToStart, goToEnd, reach }: Ends) {
  const load = useMutation({
    mutationFn: () => reach(1),
    // After the messages are rendered.
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
