/**
 * Signals typing at the start, at the end, and repeatedly in between, not with every key: what is not repeated
 * expires.
 */
import { LIMITS } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';

const STOPS_MS = 3_000;

export function useTypingSignal(onTyping: (typing: boolean) => void): (typing: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const sentAt = useRef(0);
  const send = (typing: boolean) => {
    clearTimeout(timer.current);
    if (typing) timer.current = setTimeout(() => send(false), STOPS_MS);
    const isDue = typing && Date.now() - sentAt.current >= LIMITS.agentTyping.repeatMs;
    if (typing === isTyping.current && !isDue) return;
    isTyping.current = typing;
    sentAt.current = Date.now();
    onTyping(typing);
  };
  const stop = useRef(() => {});
  stop.current = () => send(false);
  // Switching to another conversation ends typing in this one.
  useEffect(() => () => stop.current(), []);
  return send;
}
