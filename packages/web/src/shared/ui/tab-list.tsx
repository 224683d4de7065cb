/** Tabs that may not fit: the edges show where the list continues, and the active tab is scrolled into view. */
import { Tabs, type TabsListProps } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconChevronLeft } from '../icons/chevron-left.ts';
import { IconChevronRight } from '../icons/chevron-right.ts';
import classes from './tab-list.module.css';

const ARROW = { size: 16, stroke: 2, 'aria-hidden': true } as const;
/** Pixels that rounding may leave. */
const TOLERANCE = 2;
/** How much of the visible part an arrow moves. */
const STEP = 0.7;

export function TabList(props: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenSides(list);
  useActiveInView(list);
  const move = (direction: 1 | -1) => () => {
    const { current } = list;
    current?.scrollBy({ left: direction * STEP * current.clientWidth, behavior: 'smooth' });
  };
  // Keyboard and screen-reader users reach every tab without the arrows.
  return (
    <div className={classes.frame}>
      <Tabs.List ref={list} {...props} />
      {before && (
        <button type="button" className={classes.before} tabIndex={-1} aria-hidden onClick={move(-1)}>
          <IconChevronLeft {...ARROW} />
        </button>
      )}
      {after && (
        <button type="button" className={classes.after} tabIndex={-1} aria-hidden onClick={move(1)}>
          <IconChevronRight {...ARROW} />
        </button>
      )}
    </div>
  );
}

function useHiddenSides(list: RefObject<HTMLDivElement | null>) {
  const [sides, setSides] = useState({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > TOLERANCE;
      const after = scrollLeft + clientWidth < scrollWidth - TOLERANCE;
      setSides((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Counts that arrive later widen the tabs.
    for (const tab of element.children) observer.observe(tab);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return sides;
}

function useActiveInView(list: RefObject<HTMLDivElement | null>): void {
  const shown = useRef<Element>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (!list.current || !active || active === shown.current) return;
    shown.current = active;
    const { clientWidth } = list.current;
    list.current.scrollLeft = active.offsetLeft - (clientWidth - active.offsetWidth) / 2;
  });
}
