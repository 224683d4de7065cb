import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

/** Rows rendered beyond the visible ones: more in the direction of scrolling. */
const BEYOND = { ahead: 4, behind: 1 };

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;
export type RowOptions = Pick<Options, 'count' | 'getScrollElement' | 'estimateSize' | 'getItemKey'>;
export type RowWindow = ReturnType<typeof createRowWindow>;

export function createRowWindow(onChange: () => void) {
  const complete = (options: RowOptions): Options => ({
    ...options,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const isUp = rows.scrollDirection === 'backward';
      const from = Math.max(startIndex - (isUp ? BEYOND.ahead : BEYOND.behind), 0);
      const to = Math.min(endIndex + (isUp ? BEYOND.behind : BEYOND.ahead), count - 1);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    },
    onChange,
  });
  const rows = new Virtualizer<HTMLElement, HTMLElement>(
    complete({ count: 0, getScrollElement: () => null, estimateSize: () => 0, getItemKey: String }),
  );
  return Object.assign(rows, { change: (options: RowOptions) => rows.setOptions(complete(options)) });
}
