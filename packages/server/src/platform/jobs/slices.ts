/**
 * Long computations in the main thread, cut into slices. One slice runs per turn of the event loop, whoever
 * computes, so that requests are served in between.
 */
const SLICE_MS = 4;

const waiting: (() => void)[] = [];

function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeNext);
  });

export async function inSlices<T>(items: Iterable<T>, work: (item: T, at: number) => void): Promise<void> {
  let at = 0;
  let sliceEnds = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item, at);
    at += 1;
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MS;
  }
}

export async function mapInSlices<T, Result>(
  items: Iterable<T>,
  work: (item: T, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await inSlices(items, (item, at) => results.push(work(item, at)));
  return results;
}
