import { useEffect, useRef } from 'react';

/** Focuses the field when its page opens. */
export function useInitialFocus(wanted: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted]);
  return input;
}
