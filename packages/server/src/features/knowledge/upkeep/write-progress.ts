/** The progress of a check. */
export type Progress = { done: number; total: number };

/** Written at most twice a second, as it is only looked at. */
export function createProgress(write: (progress: Progress) => Promise<void>) {
  const PAUSE_MS = 500;
  let total = 0;
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  const at = (done: number) => {
    if (performance.now() - last < PAUSE_MS) return;
    last = performance.now();
    writing = writing.then(() => write({ done: Math.min(done, total), total })).catch(() => {});
  };
  return {
    begin(all: number) {
      total = all;
      at(0);
    },
    at,
    end: () => writing,
  };
}
