/** J and K move between rows, X selects, Enter opens. Keys typed into a field are text. */
import type { TicketId } from '@parrot/contract/core';
import type { TicketRow } from '@parrot/contract/tickets';
import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';

type RowKeys = {
  items: readonly TicketRow[];
  table: RefObject<HTMLElement | null>;
  onSelect: (ticketId: TicketId) => void;
  onOpen: (ticket: TicketRow) => void;
};

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export function useRowKeys({ items, table, onSelect, onOpen }: RowKeys): void {
  const rowOf = (ticketId: TicketId) =>
    table.current?.querySelector<HTMLElement>(`[data-ticket="${ticketId}"]`);
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const current = document.activeElement?.closest<HTMLElement>('[data-ticket]')?.dataset.ticket;
    const at = items.findIndex(({ ticketId }) => ticketId === current);
    const step = STEPS[event.key];
    const isArrow = event.key.startsWith('Arrow');
    if (step !== undefined && (at >= 0 || !isArrow)) {
      const next = items[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      rowOf(next.ticketId)?.focus();
      return;
    }
    const ticket = items[at];
    if (!ticket || document.activeElement !== rowOf(ticket.ticketId)) return;
    if (event.key === 'x') onSelect(ticket.ticketId);
    else if (event.key === 'Enter') onOpen(ticket);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('[role="dialog"], [role="listbox"], [role="menu"]') !== null ||
    (target.matches('input, textarea, select') && !target.matches('[type="checkbox"]')));
