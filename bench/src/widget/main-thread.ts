/** What a page costs the browser's main thread, and how far its content was pushed about, while it loads and comes to rest. */
import type { Browser, Page } from '@playwright/test';

export type Cost = {
  /** CPU ms of all tasks on the main thread, and of the scripts among them. */
  taskMs: number;
  scriptMs: number;
  layoutShift: number;
};

const REST_MS = 1_000;

export async function costOf(browser: Browser, url: string, launcher?: string): Promise<Cost> {
  // Nothing in the cache, also no compiled script.
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteShifts);
    const devtools = await context.newCDPSession(page);
    // The thread's own time: how busy the machine is otherwise does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    const { metrics } = await devtools.send('Performance.getMetrics');
    // Only now: to look for something in the page costs it more than our whole widget does.
    if (launcher && !(await page.locator(launcher).first().isVisible()))
      throw new Error(`${url} was measured before its launcher was there.`);
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      taskMs: seconds('TaskDuration') * 1000,
      scriptMs: seconds('ScriptDuration') * 1000,
      layoutShift: await shiftsOf(page),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function noteShifts(): void {
  const noted = globalThis as { parrotBenchShift?: number };
  noted.parrotBenchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      noted.parrotBenchShift = (noted.parrotBenchShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { parrotBenchShift?: number }).parrotBenchShift ?? -1);

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
