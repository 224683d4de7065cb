/** Visitors ask at a fixed rate, whether or not earlier questions are answered. Any wrong answer fails the run. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../desk/visitor.ts';
import { type Asked, askOnce, type Round } from './ask-in-turns.ts';

export async function askAtRate(
  visitors: readonly Visitor[],
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Asked },
): Promise<Round> {
  const free = [...visitors];
  const waitsMs: number[] = [];
  const ask = async () => {
    const visitor = free.shift();
    if (!visitor) throw new Error(`The server does not keep up with ${perSecond} questions per second.`);
    waitsMs.push(await askOnce(visitor, next()));
    free.push(visitor);
  };
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    const dueMs = began + (asked * 1000) / perSecond - performance.now();
    if (dueMs > 0) await pause(dueMs);
    running.push(ask());
  }
  await Promise.all(running);
  return { answers: waitsMs.length, seconds: (performance.now() - began) / 1000, waitsMs };
}
