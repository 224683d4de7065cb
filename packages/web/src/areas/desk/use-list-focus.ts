/** Moves the focus into the list, for keyboard users. */
import type { UserSessionId } from '@parrot/contract/core';
import { type RefObject, useEffect, useRef } from 'react';
import type { Queue } from '../../features/desk/queues/queue-lists.ts';
import { useStableCallback } from '../../shared/ui/use-stable-callback.ts';

type Goal = { id: UserSessionId | undefined; queue: Queue };

/**
 * To a row of a list that is shown or about to be, else to the row that Tab reaches, or to the tab of an
 * empty list.
 */
export function useListFocus(page: RefObject<HTMLElement | null>, shown: Queue) {
  const goal = useRef<Goal | null>(null);
  const reach = () =>
    requestAnimationFrame(() => {
      const wanted = goal.current;
      goal.current = null;
      // An agent who has started to write is not interrupted: their text would be taken for shortcuts.
      if (!wanted || (wanted.id && document.activeElement instanceof HTMLTextAreaElement)) return;
      const rowOf = (which: string) =>
        page.current?.querySelector<HTMLElement>(`[role="tabpanel"] [data-row]${which}`);
      const row = (wanted.id && rowOf(`[data-row="${wanted.id}"]`)) || rowOf('[tabindex="0"]');
      const tab = page.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      (row ?? tab)?.focus();
    });
  const follow = useStableCallback(reach);
  useEffect(() => {
    if (goal.current?.queue === shown) follow();
  }, [shown, follow]);
  return (id?: UserSessionId, queue: Queue = shown): void => {
    goal.current = { id, queue };
    if (queue === shown) reach();
  };
}
