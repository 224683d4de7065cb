/**
 * Renders only the visible rows of a long table. The scroll container has `data-scroller`, or is the page
 * itself.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 8;

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/**
 * `allUpTo`: lists up to this length are rendered in full, which is cheaper than finding the visible rows.
 */
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
  // The content above the table changes, so its offset is measured on each render.
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
    /** The height of the rows that are not rendered. */
    before: first ? Math.max(0, first.start - scrollMargin) : 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}
