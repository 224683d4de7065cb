/** The frame times of a page during an action. */
import type { Page } from '@playwright/test';

export type Frames = { perSecond: number; worstMs: number };

export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(RECORD);
  await work();
  const times = await page.evaluate<number[]>(STOP);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  if (gaps.length === 0) throw new Error('No frame was rendered.');
  return { perSecond: (gaps.length * 1_000) / total, worstMs: Math.max(...gaps) };
}

// Scripts as text, because the compiler adds helpers to functions that the page does not have.
const RECORD = `new Promise((resolve) => {
  const times = (window.drawnAt = []);
  const record = (time) => {
    times.push(time);
    resolve();
    if (window.drawnAt === times) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
})`;
/** Two more frames, so that the last delay is counted too. */
const STOP = `new Promise((resolve) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const times = window.drawnAt;
      window.drawnAt = undefined;
      resolve(times);
    }),
  ),
)`;
