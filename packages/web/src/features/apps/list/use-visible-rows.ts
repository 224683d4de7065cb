/** The items to render: all if there are few, otherwise those on screen. The page scrolls, not the list. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';

/** Cards are tall and slow to render: one extra row on each side is enough. */
const OVERSCAN = 1;
/** The initial state. Items are slow to render, so they follow in a deferred render. */
const NONE: { indexes: number[]; before: number; after: number } = { indexes: [], before: 0, after: 0 };

export type Rows = {
  count: number;
  all: boolean;
  /** Items per row. */
  columns: number;
  /** The height of a row and the gap, in pixels. */
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
    // Scrolling must not wait for cards to render.
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height begin elsewhere
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, columns]);
  // The content above the list changes, so its offset is measured after every render.
  useLayoutEffect(() => {
    if (!body) return;
    const top = body.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setScrollMargin(Math.round(top + scroller.scrollTop));
  });

  const rows = all ? [] : virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const from = first ? first.index * columns : 0;
  const until = all ? count : last ? Math.min(count, (last.index + 1) * columns) : 0;
  /** The height of the rows that are not rendered. */
  const before = first ? Math.max(0, first.start - scrollMargin) : 0;
  const after = last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0;
  const wanted = useMemo(
    () => ({ indexes: range(from, until), before, after }),
    [from, until, before, after],
  );
  const visible = useDeferredValue(wanted, NONE);
  // The list may have become shorter in the meantime.
  return { body: setBody, ...visible, indexes: visible.indexes.filter((index) => index < count) };
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);
