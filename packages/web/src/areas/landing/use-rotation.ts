/** The index of the visible line, and whether it is fading out. */
import { LIMITS } from '@parrot/contract/core';
import { useEffect, useState } from 'react';

export function useRotation(count: number): { index: number; fading: boolean } {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let change: ReturnType<typeof setTimeout>;
    const turn = setInterval(() => {
      setFading(true);
      change = setTimeout(() => {
        setIndex((current) => (current + 1) % count);
        setFading(false);
      }, LIMITS.taglineFadeMs);
    }, LIMITS.taglineMs);
    return () => {
      clearInterval(turn);
      clearTimeout(change);
    };
  }, [count]);

  return { index, fading };
}
