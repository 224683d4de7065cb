/**
 * A callback with a stable identity that always runs the latest function, so that memoized children don't
 * render again.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useStableCallback<Args extends unknown[], Result>(latest: (...args: Args) => Result) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args): Result => current.current(...args), []);
}
