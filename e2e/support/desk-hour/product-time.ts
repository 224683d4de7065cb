/**
 * Time that passes for everyone at once: the server's clock and those of the pages move, and the jobs of each minute
 * run.
 */
import { DAY_MS, LIMITS, MINUTE_MS } from '@parrot/contract/core';
import type { TestServer } from '@parrot/testkit';
import type { Page } from '@playwright/test';

export type ProductTime = {
  /** Sets the clock of a new page, before it loads. */
  follow(page: Page): Promise<void>;
  /** To a time of the day, such as 9:30. */
  passUntil(hour: number, minute: number): Promise<void>;
  /** Wall time of the pages, as a field for date and time expects it. */
  at(hour: number, minute: number): string;
  minutesPassed(): number;
};

const MONDAY = 1;
/** In longer ones, agents would be offline for a moment, and tokens would expire on their way. */
const STEP_MS = LIMITS.presenceSeconds * 1_000;

/** From next Monday, 9:00 UTC. */
export function startProductTime({ clock, server }: TestServer): ProductTime {
  const start = nextMonday(clock.now(), 9);
  clock.advance(start.getTime() - clock.now().getTime());
  const pages: Page[] = [];
  const { channels, outbox } = server.platform;
  const { conversations, desk, rules, team, tickets } = server.slices;

  /** A connection whose last ping is older than its timeout would be closed by the page. */
  const pingAll = () =>
    Promise.all(
      [channels.desk, channels.visitor, channels.notification]
        .flatMap((channel) => [...channel.sockets.sockets.values()])
        .map(({ conn }) => ping(conn as unknown as Connection)),
    );
  const runJobs = async () => {
    await conversations.sessions.closeInactive();
    await team.endDueAbsences();
    await rules.findDue();
    await tickets.notifyDue();
    await tickets.reopenDue();
    await outbox.settle();
  };
  const passMinute = async () => {
    for (let passed = 0; passed < MINUTE_MS; passed += STEP_MS) {
      // The pages first: they replace tokens that are about to expire, which the server must still accept.
      await Promise.all(pages.map((page) => page.evaluate(setAhead, ahead() + STEP_MS)));
      clock.advance(STEP_MS);
      await pingAll();
      await desk.runUpkeep();
    }
    await runJobs();
  };
  const ahead = () => clock.now().getTime() - Date.now();
  const timeAt = (hour: number, minute: number) => new Date(start).setUTCHours(hour, minute);

  return {
    async follow(page) {
      await page.addInitScript(shiftDate, ahead());
      pages.push(page);
    },
    async passUntil(hour, minute) {
      while (clock.now().getTime() < timeAt(hour, minute)) await passMinute();
    },
    at: (hour, minute) => new Date(timeAt(hour, minute)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length),
    minutesPassed: () => Math.floor((clock.now().getTime() - start.getTime()) / MINUTE_MS),
  };
}

declare global {
  interface Window {
    productAhead: number;
  }
}

/** Runs in the page. Timers are left alone: Playwright's own clock replaces them, too. */
function shiftDate(ahead: number): void {
  window.productAhead = ahead;
  const RealDate = Date;
  const now = () => RealDate.now() + window.productAhead;
  window.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

function setAhead(ahead: number): void {
  window.productAhead = ahead;
}

type Connection = {
  sendPacket(type: 'ping'): void;
  on(event: 'heartbeat' | 'close', listener: () => void): void;
  off(event: 'heartbeat' | 'close', listener: () => void): void;
};

const ping = (connection: Connection): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      connection.off('heartbeat', done);
      connection.off('close', done);
      resolve();
    };
    connection.on('heartbeat', done);
    connection.on('close', done);
    connection.sendPacket('ping');
  });

function nextMonday(after: Date, hour: number): Date {
  const day = new Date(after.getTime() + DAY_MS);
  while (day.getUTCDay() !== MONDAY) day.setTime(day.getTime() + DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}
