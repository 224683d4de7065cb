/** The seconds until the server accepts another attempt; undefined if it did not ask to wait. */
import { useEffect, useState } from 'react';
import { AccountsError } from '../http/accounts-error.ts';

export function useRetryCountdown(failure: Error | null): number | undefined {
  const seconds = failure instanceof AccountsError ? failure.retryAfterSeconds : undefined;
  const [wait, setWait] = useState<{ failure: Error | null; left: number }>();

  useEffect(() => {
    if (seconds === undefined) return;
    const end = Date.now() + seconds * 1_000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setWait({ failure, left });
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [failure, seconds]);

  return wait && wait.failure === failure ? wait.left : seconds;
}
