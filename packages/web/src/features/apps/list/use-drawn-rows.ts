/** Which items of a long list are drawn: all where there are few, otherwise those on screen. The page scrolls, not the list. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

const OVERSCAN = 3;

export type Rows = {
  count: number;
  all: boolean;
  /** Items beside one another. */
  columns: number;
  /** Of a row, in pixels, and the room between two. */
  height: number;
  gap: number;
};

export function useDrawnRows({ count, all, columns, height, gap }: Rows) {
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
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height begin elsewhere
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, columns]);
  // What stands above the list comes and goes, so how far down it begins is looked up each time.
  useLayoutEffect(() => {
    if (!body) return;
    const top = body.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setScrollMargin(Math.round(top + scroller.scrollTop));
  });

  if (all) return { setBody, indexes: range(0, count), before: 0, after: 0 };
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    setBody,
    indexes: first && last ? range(first.index * columns, Math.min(count, (last.index + 1) * columns)) : [],
    /** The room that rows not drawn would take. */
    before: first ? Math.max(0, first.start - scrollMargin) : 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, place) => from + place);
