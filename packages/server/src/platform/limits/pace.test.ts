import { describe, expect, test } from 'vitest';
import { createPace } from './pace.ts';

const turns = (pace: ReturnType<typeof createPace>, client: string, count: number) =>
  Array.from({ length: count }, () => pace.turnOf(client));
const waiting = (taken: (Promise<void> | undefined)[]) => taken.filter((turn) => turn !== undefined);

describe('pace', () => {
  test('a client who is alone never waits', () => {
    const pace = createPace({ perSecond: 10, burst: 2 });
    expect(waiting(turns(pace, 'alone', 1_000))).toEqual([]);
  });

  test('what a client sends at once starts at a steady pace while another is active, who does not wait', async () => {
    const pace = createPace({ perSecond: 500, burst: 10 });
    pace.turnOf('other');
    const began = performance.now();
    const taken = turns(pace, 'busy', 40);
    expect(waiting(taken).length).toBeGreaterThan(20);
    expect(pace.turnOf('other')).toBeUndefined();
    await Promise.all(taken);
    // The 30 after the burst take 2 ms each; a timer may fire up to a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(58);
    expect(waiting(turns(pace, 'another', 10))).toEqual([]);
  });
});
