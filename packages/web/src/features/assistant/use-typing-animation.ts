/** A text that appears word by word. With reduced motion it is shown as it arrives. */
import { useReducedMotion } from '@mantine/hooks';
import { LIMITS } from '@parrot/contract/core';
import { useEffect, useState } from 'react';

export function useTypingAnimation(text: string) {
  const isStill = useReducedMotion();
  const [count, setCount] = useState(0);
  const pieces = text.match(/\s*\S+/g) ?? [];
  const isTyping = !isStill && count < pieces.length;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setCount((shown) => shown + 1), LIMITS.typingEffectMs);
    return () => clearInterval(timer);
  }, [isTyping]);
  return {
    shown: isTyping ? pieces.slice(0, count).join('') : text,
    isTyping,
    showAll: () => setCount(Number.POSITIVE_INFINITY),
  };
}
