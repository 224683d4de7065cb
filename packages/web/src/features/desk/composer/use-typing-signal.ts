/** Signals typing: once at the start and once at the end, not with every key. */
import { useEffect, useRef } from 'react';

const STOPS_MS = 3_000;

export function useTypingSignal(onTyping: (typing: boolean) => void): (typing: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const send = (typing: boolean) => {
    clearTimeout(timer.current);
    if (typing) timer.current = setTimeout(() => send(false), STOPS_MS);
    if (typing === isTyping.current) return;
    isTyping.current = typing;
    onTyping(typing);
  };
  const stop = useRef(() => {});
  stop.current = () => send(false);
  // Switching to another conversation ends typing in this one.
  useEffect(() => () => stop.current(), []);
  return send;
}
