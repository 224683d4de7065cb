/** A server whose process can be inspected at runtime: memory, stalls and CPU profiles. */
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { ServerProcess } from '@parrot/testkit/process';
import { startOn } from '../stage.ts';

const INSIDE = new URL('./inside-server.mjs', import.meta.url).href;

export type Stall = { clockMs: number; cpuMs: number | undefined };

export type WatchedServer = ServerProcess & {
  /** Memory after a garbage collection, in KB: the heap and external memory. */
  usedKB(): Promise<number>;
  /** The longest event loop stall since the last request. */
  longestStallMs(): Promise<number>;
  /** The same, by the clock and in CPU time of the main thread, where the system reports it. */
  longestStall(): Promise<Stall>;
  /** Plants a stall of 200 ms. */
  block(): Promise<void>;
  /** A CPU profile of the work, as a file that Chromium's developer tools open. */
  profiled<T>(file: string, work: () => Promise<T>): Promise<T>;
};

let starts = 0;

export async function startWatched(
  folder: string,
  settings: Record<string, string> = {},
): Promise<WatchedServer> {
  starts += 1;
  const door = join(folder, `bench-${starts}.sock`);
  const server = await startOn(folder, {
    ...settings,
    NODE_OPTIONS: `--import=${INSIDE}`,
    BENCH_TELLS_AT: door,
  });
  const ask = (path: string) => askAt(door, path);
  return {
    ...server,
    async usedKB() {
      const { heapUsed, external } = JSON.parse(await ask('/memory'));
      return (heapUsed + external) / 1024;
    },
    longestStallMs: async () => JSON.parse(await ask('/stalls')).longestMs,
    async longestStall() {
      const { longestMs, cpuMs } = JSON.parse(await ask('/stalls'));
      return { clockMs: longestMs, cpuMs };
    },
    async block() {
      await ask('/block');
    },
    async profiled(file, work) {
      await ask('/profile-on');
      const result = await work();
      await writeFile(file, await ask('/profile-off'));
      return result;
    },
  };
}

function askAt(socketPath: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path }, (response) => {
      let output = '';
      response.on('data', (piece: Buffer) => {
        output += piece;
      });
      response.once('end', () => resolve(output));
    });
    asked.once('error', reject);
    asked.end();
  });
}
