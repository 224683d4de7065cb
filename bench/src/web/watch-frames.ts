/**
 * Observes a page from inside: when something was first rendered, long tasks, and the longest gap between
 * frames since.
 */
import type { Page } from '@playwright/test';

export type Watched = {
  /** From navigation to the frame that shows it. */
  firstPaintMs: number;
  tasks: { start: number; ms: number }[];
  worstFrameMs: number;
};
type Holder = { parrotBenchFrames?: Watched };

/** Runs in the page before any other script. */
export function watchFrames(selector: string): void {
  const watched: Watched = { firstPaintMs: 0, tasks: [], worstFrameMs: 0 };
  (globalThis as Holder).parrotBenchFrames = watched;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  let before = 0;
  const frame = (now: number) => {
    if (watched.firstPaintMs > 0) watched.worstFrameMs = Math.max(watched.worstFrameMs, now - before);
    else if (document.querySelector(selector)) watched.firstPaintMs = now;
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export async function frames(page: Page): Promise<Watched> {
  const watched = await page.evaluate(() => (globalThis as Holder).parrotBenchFrames);
  if (!watched || watched.firstPaintMs === 0) throw new Error('The observed element was never rendered.');
  return watched;
}
