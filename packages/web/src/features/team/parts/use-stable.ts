/** A function that stays the same and always does the latest: rows that are given it need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
