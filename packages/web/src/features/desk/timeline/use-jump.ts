/** Scrolls to a searched message once it is loaded. */
import { type RefObject, useEffect } from 'react';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';

export function useJump(
  log: RefObject<HTMLDivElement | null>,
  seq: number | null,
  reach: (seq: number) => Promise<void>,
): void {
  useEffect(() => {
    if (seq === null) return;
    let isOver = false;
    reach(seq).then(
      () =>
        requestAnimationFrame(() => {
          if (!isOver) log.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'center' });
        }),
      (error: unknown) => toast.failure(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [log, seq, reach]);
}
