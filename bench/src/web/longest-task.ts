/**
 * The longest task of a page during an action, in CPU time of its main thread, so that other load does not
 * count.
 */
import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline', 'toplevel'];

export async function longestTaskMs(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined))
    throw new Error("The browser's trace contains no CPU times of tasks.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
