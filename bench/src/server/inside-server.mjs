/**
 * Preloaded into a measured server: reports on the process over a local socket. `/memory` after a garbage
 * collection, `/stalls` since the last request, `/profile-on` and `/profile-off`, and `/block`, which plants
 * a stall.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RESOLUTION_MS = 5;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const profiler = new Session();
delays.enable();

/** CPU time of the main thread in ms: other processes on the machine do not add to it. */
const threadCpuMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
let longestCpuMs;
try {
  let before = threadCpuMs();
  longestCpuMs = 0;
  setInterval(() => {
    const now = threadCpuMs();
    longestCpuMs = Math.max(longestCpuMs, now - before - RESOLUTION_MS);
    before = now;
  }, RESOLUTION_MS).unref();
} catch {
  // Only Linux reports it.
}

const BLOCK_MS = 200;

const reporters = {
  '/memory': async () => {
    // Some objects only become unreachable through the first collection and are freed by the next one.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await pause(100);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heapUsed, external, rss };
  },
  '/stalls': async () => {
    const longestMs = delays.max / 1e6 - RESOLUTION_MS;
    delays.reset();
    const cpuMs = longestCpuMs;
    if (longestCpuMs !== undefined) longestCpuMs = 0;
    return { longestMs, cpuMs };
  },
  '/block': async () => {
    const clockMs = longestCpuMs === undefined ? () => performance.now() : threadCpuMs;
    const until = clockMs() + BLOCK_MS;
    while (clockMs() < until);
    return { blockedMs: BLOCK_MS };
  },
  '/profile-on': async () => {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.start');
    return {};
  },
  '/profile-off': async () => {
    const { profile } = await profiler.post('Profiler.stop');
    profiler.disconnect();
    return profile;
  },
};

const reporter = createServer(async (request, response) => {
  const report = reporters[request.url];
  response.statusCode = report ? 200 : 404;
  response.end(JSON.stringify(report ? await report() : {}));
});
reporter.listen(process.env.BENCH_TELLS_AT);
reporter.unref();
