/** Tells that somebody is writing: once when it begins and once when it stops, not with every key. */
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
  // Whoever turns to another conversation has stopped writing in this one.
  useEffect(() => () => stop.current(), []);
  return send;
}
