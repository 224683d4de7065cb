/** When embeddings are computed ahead, with processes that send the jobs and processes that run them. */
import { newId } from '@parrot/contract/core';
import type { Platform } from '@parrot/server/platform';
import { expect, test, vi } from 'vitest';
import { createPrecomputeEmbeddings } from './precompute-embeddings.job.ts';

/** What a process sends; no job is run in it. */
function startSender() {
  const sent: (Date | undefined)[] = [];
  const jobs = {
    send: (_job: object, _data: object, { startAfter }: { startAfter?: Date }) => {
      sent.push(startAfter);
      return Promise.resolve();
    },
  };
  const platform = { jobs, bus: { listen: () => {} } } as unknown as Platform;
  const embedder = { id: 'test', state: 'ready' } as never;
  return { sent, ...createPrecomputeEmbeddings(platform, { embedder, cache: null }) };
}

test('each change of an app is covered by a job that begins after it, although another process runs the jobs', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { sent, begin } = startSender();
    const which = { tenantId: newId('ten'), appId: newId('app') };
    begin(which);
    expect(sent).toEqual([undefined]);
    // Many pages of a site: one job for all of them.
    vi.advanceTimersByTime(500);
    for (let page = 0; page < 10; page += 1) begin(which);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.getTime()).toBeGreaterThan(Date.now());
    vi.setSystemTime((sent[1]?.getTime() ?? 0) + 1);
    begin(which);
    expect(sent).toHaveLength(3);
    vi.setSystemTime(Date.now() + 3_600_000);
    begin(which);
    expect(sent.slice(3)).toEqual([undefined]);
  } finally {
    vi.useRealTimers();
  }
});
