/** How fast one socket may send: a burst is fine, a flood is not. */
const BURST = 60;
const PER_SECOND = 20;

export function createFlowLimit(now: () => number = Date.now): () => boolean {
  let tokens = BURST;
  let last = now();
  return () => {
    const time = now();
    tokens = Math.min(BURST, tokens + ((time - last) / 1000) * PER_SECOND);
    last = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
