/**
 * The rows of a queue: one Tab stop, arrow keys between rows, and only visible rows of a long list are
 * rendered.
 */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDeskStore } from '../session/desk-store.ts';
import { LoadMoreRows } from './load-more-rows.tsx';
import { QueueRow, type RowActions } from './queue-row.tsx';
import classes from './queue-rows.module.css';
import { useRowWindow } from './use-row-window.ts';

/** Short lists are rendered in full, which is cheaper than finding the visible rows. */
const ALL_UP_TO = 60;
/** A wrong estimate would move all other rows whenever one scrolls into view. */
const ROW_HEIGHT = 81;
const TAKEABLE_ROW_HEIGHT = 87;
/** The next page is fetched before the user scrolls to it. */
const AHEAD = 20;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

type QueueRowsProps = RowActions & {
  items: QueueUser[];
  total: number;
  ownId: string;
  busy: UserSessionId | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  onMore: () => Promise<void>;
};

export function QueueRows({ items, total, ownId, busy, scroller, onMore, ...acts }: QueueRowsProps) {
  const openId = useDeskStore((desk) => desk.sessionId);
  const typing = useDeskStore((desk) => desk.typing);
  const [visited, setVisited] = useState<UserSessionId | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The row that the keys moved to, until it is rendered. */
  const goal = useRef<UserSessionId | null>(null);
  const isLong = total > ALL_UP_TO;
  const virtual = useRowWindow(isLong, {
    count: isLong ? items.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => (acts.onTake ? TAKEABLE_ROW_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => items[index]?.userSessionId ?? index,
  });
  const drawn = virtual?.getVirtualItems();
  const indexes =
    drawn?.map(({ index }) => index) ??
    items.slice(0, isLong ? ALL_UP_TO : undefined).map((_, index) => index);
  const lastDrawn = drawn?.at(-1)?.index ?? 0;
  const isNearEnd = virtual !== null && items.length < total && lastDrawn >= items.length - AHEAD;

  /** By cached measurements: reading the page itself would force a layout. */
  const isInView = (index: number): boolean => {
    if (!virtual) return true;
    const { scrollOffset, scrollRect, measurementsCache } = virtual;
    const row = measurementsCache[index];
    if (!row || scrollOffset === null || !scrollRect) return false;
    return row.start >= scrollOffset && row.end <= scrollOffset + scrollRect.height;
  };
  const openIndex = items.findIndex(({ userSessionId }) => userSessionId === openId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another one is opened; rows that move do not pull the list along
  useEffect(() => {
    if (openIndex >= 0 && !isInView(openIndex)) virtual?.scrollToIndex(openIndex, { align: 'auto' });
  }, [openId, virtual === null]);

  const isStop = (id: UserSessionId | null) => indexes.some((index) => items[index]?.userSessionId === id);
  const stop =
    [visited, openId].find((id) => id !== null && isStop(id)) ?? items[indexes[0] ?? 0]?.userSessionId;

  /** False if its row is not rendered. */
  const focusOn = (id: UserSessionId): boolean => {
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    row?.focus();
    return row !== undefined && row !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const current = (document.activeElement as HTMLElement | null)?.dataset.row;
    const at = items.findIndex(({ userSessionId }) => userSessionId === current);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = items[step(at, items.length - 1)];
    if (!next) return;
    virtual?.scrollToIndex(items.indexOf(next), { align: 'auto' });
    if (!focusOn(next.userSessionId)) goal.current = next.userSessionId;
  };
  const onFocus = useCallback(({ userSessionId }: QueueUser) => {
    goal.current = null;
    setVisited(userSessionId);
  }, []);
  useLayoutEffect(() => {
    if (goal.current) focusOn(goal.current);
  });

  const rowOf = (index: number) => {
    const session = items[index];
    if (!session) return null;
    return (
      <QueueRow
        key={session.userSessionId}
        session={session}
        ownId={ownId}
        isOpen={session.userSessionId === openId}
        isStop={session.userSessionId === stop}
        isTyping={typing[session.conversationId] ?? false}
        isBusy={busy === session.userSessionId}
        onFocus={onFocus}
        {...acts}
      />
    );
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are the controls; this only moves between them */}
      <div
        ref={box}
        className={classes.rows}
        onKeyDown={onKeyDown}
        style={virtual ? { height: virtual.getTotalSize() } : undefined}
      >
        {virtual && drawn
          ? drawn.map(({ index, key, start }) => (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={classes.placed}
                style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
              >
                {rowOf(index)}
              </div>
            ))
          : indexes.map(rowOf)}
      </div>
      {items.length < total && <LoadMoreRows isNear={isNearEnd} count={items.length} onMore={onMore} />}
    </>
  );
}
