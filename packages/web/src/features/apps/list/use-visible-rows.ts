/** Which items of a long list are drawn: all where there are few, otherwise those on screen. The page scrolls, not the list. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';

/** Cards are tall and take long to draw: one row more on each side is ahead of whoever scrolls. */
const OVERSCAN = 1;
/** To begin with. Items take long to draw: they follow in pieces, and the page answers to its user meanwhile. */
const NONE: { indexes: number[]; before: number; after: number } = { indexes: [], before: 0, after: 0 };

export type Rows = {
  count: number;
  all: boolean;
  /** Items beside one another. */
  columns: number;
  /** Of a row, in pixels, and the room between two. */
  height: number;
  gap: number;
};

export function useVisibleRows({ count, all, columns, height, gap }: Rows) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const scroller = body?.closest('main') ?? document.documentElement;
  const virtualizer = useVirtualizer({
    count: Math.ceil(count / columns),
    enabled: !all && body !== null,
    gap,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => height,
    getScrollElement: () => scroller,
    // Cards may come a moment after the scrolling, which then never waits for them.
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height begin elsewhere
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, columns]);
  // What stands above the list comes and goes, so how far down it begins is looked up each time.
  useLayoutEffect(() => {
    if (!body) return;
    const top = body.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setScrollMargin(Math.round(top + scroller.scrollTop));
  });

  const rows = all ? [] : virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const from = first ? first.index * columns : 0;
  const until = all ? count : last ? Math.min(count, (last.index + 1) * columns) : 0;
  /** The room that rows not drawn would take. */
  const before = first ? Math.max(0, first.start - scrollMargin) : 0;
  const after = last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0;
  const wanted = useMemo(
    () => ({ indexes: range(from, until), before, after }),
    [from, until, before, after],
  );
  const visible = useDeferredValue(wanted, NONE);
  // The list may have become shorter since.
  return { body: setBody, ...visible, indexes: visible.indexes.filter((index) => index < count) };
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);
