/** Whether one client is active while no other is. */

const ACTIVE_MS = 1_000;

/** Notes that the client is active; returns whether no other was within the last second. */
export function createIsAlone(): (client: string) => boolean {
  let [last, other] = ['', ''];
  let [lastAt, otherAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return (client) => {
    const now = performance.now();
    if (client !== last) {
      [other, otherAt] = [last, lastAt];
      last = client;
    }
    lastAt = now;
    return other === '' || now - otherAt > ACTIVE_MS;
  };
}
