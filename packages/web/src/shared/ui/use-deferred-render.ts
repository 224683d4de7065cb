/** Big parts that a value changes take turns: each is drawn after the one before it, in pieces that let clicks and keys through. */
import { startTransition, useEffect, useState } from 'react';

/** True from its turn on: 1 comes after what is drawn at once, 2 after that. Another value starts anew. */
export function useDeferredRender(value: string | null, turn: 1 | 2): boolean {
  const [at, setAt] = useState({ value, turn: 0 });
  const now = at.value === value ? at.turn : 0;
  useEffect(() => {
    if (now < turn) startTransition(() => setAt({ value, turn: now + 1 }));
  }, [value, now, turn]);
  return now >= turn;
}
