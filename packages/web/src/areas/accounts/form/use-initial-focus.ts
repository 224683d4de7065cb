import { useEffect, useRef } from 'react';

/** Puts the cursor into the field when its page opens. */
export function useInitialFocus(wanted: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted]);
  return input;
}
