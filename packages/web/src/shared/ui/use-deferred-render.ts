/**
 * Renders large parts one after the other when a value changes, so that clicks and keys are handled in
 * between.
 */
import { startTransition, useEffect, useState } from 'react';

/**
 * True once it is this part's turn: 1 renders after the immediate part, 2 after that. Another value starts
 * over.
 */
export function useDeferredRender(value: string | null, turn: 1 | 2): boolean {
  const [at, setAt] = useState({ value, turn: 0 });
  const now = at.value === value ? at.turn : 0;
  useEffect(() => {
    if (now < turn) startTransition(() => setAt({ value, turn: now + 1 }));
  }, [value, now, turn]);
  return now >= turn;
}
