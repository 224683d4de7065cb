/** Visitors of a tenant that does nothing unusual, and how long they wait for answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ParrotId } from '@parrot/contract/core';
import { OPENING_HOURS, RETURNS } from '@parrot/testkit';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import type { WatchedServer } from './watched-server.ts';

const VISITORS = 6;
/** Between an answer and the next question. */
const PAUSE_MS = 100;
const WARM_UP_MS = 5_000;

export type Waits = { p50: number; p99: number; count: number };

export type Neighbor = {
  /** Asks until the work is done, and for at least this long. */
  waitsDuring(ms: number, work?: Promise<unknown>): Promise<Waits>;
  close(): void;
};

export async function openNeighbor(server: WatchedServer, parrotId: ParrotId): Promise<Neighbor> {
  const visitors: Visitor[] = [];
  while (visitors.length < VISITORS) {
    const headers = { 'x-forwarded-for': `10.0.0.${visitors.length + 1}` };
    visitors.push(await openVisitor(server, parrotId, undefined, headers));
  }

  const waitsDuring = async (ms: number, work: Promise<unknown> = Promise.resolve()): Promise<Waits> => {
    const waits: number[] = [];
    let isDone = false;
    const done = Promise.all([pause(ms), work]).finally(() => {
      isDone = true;
    });
    const ask = async (visitor: Visitor, first: number) => {
      for (let at = first; !isDone; at += 1) {
        const { question, answer } = at % 2 === 0 ? OPENING_HOURS : RETURNS;
        const began = performance.now();
        const { value } = await visitor.ask(question[0] ?? '');
        if (value !== answer) throw new Error(`wrong answer of the neighbor's bot: ${value}`);
        waits.push(performance.now() - began);
        await pause(PAUSE_MS);
      }
    };
    await Promise.all([done, ...visitors.map(ask)]);
    return waitsOf(waits);
  };

  await waitsDuring(WARM_UP_MS);
  return {
    waitsDuring,
    close: () => {
      for (const visitor of visitors) visitor.close();
    },
  };
}

function waitsOf(waits: number[]): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}
