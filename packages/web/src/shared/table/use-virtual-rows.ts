/** Draws only the rows of a long table that are on screen. What scrolls is marked with `data-scroller`, or is the page itself. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 8;

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** `allUpTo`: so many are drawn whole, which is less work than looking which of them are seen. */
export function useVirtualRows(count: number, height: number, allUpTo = 0) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const scroller = () => body.current?.closest('[data-scroller], main') ?? document.documentElement;
  const virtualizer = useVirtualizer({
    count,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => height,
    getScrollElement: scroller,
  });
  // What stands above the table comes and goes, so how far down it begins is looked up each time.
  useLayoutEffect(() => {
    if (!body.current) return;
    const top = body.current.getBoundingClientRect().top - scroller().getBoundingClientRect().top;
    setScrollMargin(Math.round(top + scroller().scrollTop));
  });

  if (count <= allUpTo)
    return {
      body,
      measure: undefined,
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
    };
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    body,
    measure: virtualizer.measureElement,
    indexes: rows.map(({ index }) => index),
    /** The room that rows not drawn would take. */
    before: first ? Math.max(0, first.start - scrollMargin) : 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}
