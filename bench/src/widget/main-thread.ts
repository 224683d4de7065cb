/** Main-thread CPU and layout shift of a page from load until it is idle. */
import type { Browser, Page } from '@playwright/test';

export type Cost = {
  /** CPU ms of all main-thread tasks, and of scripts among them. */
  taskMs: number;
  scriptMs: number;
  layoutShift: number;
};

const REST_MS = 1_000;

export async function costOf(browser: Browser, url: string, launcher?: string): Promise<Cost> {
  // An empty cache, without compiled scripts.
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteShifts);
    const devtools = await context.newCDPSession(page);
    // Thread time, so that other load on the machine does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    const { metrics } = await devtools.send('Performance.getMetrics');
    // Not earlier: querying the page costs more than our whole widget.
    if (launcher && !(await page.locator(launcher).first().isVisible()))
      throw new Error(`${url} was measured before its launcher was visible.`);
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
