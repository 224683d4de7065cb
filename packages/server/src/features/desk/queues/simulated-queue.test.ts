/** A desk of two agents and fifty visitors, played on a clock: what each was promised, and how long each waited. */
import { readQueuePosition } from '@parrot/contract/conversations';
import { closeConversation, takeConversation } from '@parrot/contract/desk';
import {
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk, type TestVisitor } from '../desk-setup.fixture.ts';

const CAPACITY = 2;
const BEFORE = 14;
const WAITING = 50;
const TO_TAKE_SECONDS = 15;
const RENEW_SECONDS = 500;
const AT_MOST_OFF = 0.25;
/** That of the shortest conversation. */
const SHORT_SECONDS = 360;

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await startTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

type AgentAtDesk = { session: TestSession; desk: TestSocket; signedInAt: number };
type Slot = { agent: AgentAtDesk; freeAt: number; open: TestVisitor | null };
type Estimate = { position: number; estimateSeconds: number | null; at: number };

test('fifty visitors in the queue wait as long as estimated, within a quarter', async () => {
  const sessions = [setup.agent, setup.otherAgent];
  await Promise.all(sessions.map((agent) => setup.setCapacity(agent, CAPACITY)));
  const agents = await Promise.all(
    sessions.map(async (session) => ({ session, desk: await setup.connect(session), signedInAt: 0 })),
  );
  const slots: Slot[] = agents.flatMap((agent) =>
    Array.from({ length: CAPACITY }, () => ({ agent, freeAt: 0, open: null })),
  );
  const began = server.clock.now().getTime();
  const seconds = () => (server.clock.now().getTime() - began) / 1_000;
  /** Conversations of six to fourteen minutes, the same in each run. */
  let taken = 0;
  const nextDuration = () => SHORT_SECONDS + ((taken * 7) % 9) * 60;

  /** By a session that has not expired on this clock. */
  const deskOf = async (agent: AgentAtDesk) => {
    if (seconds() - agent.signedInAt > RENEW_SECONDS) {
      const former = agent.desk;
      agent.desk = await setup.connect(await signInAs(server, agent.session.emailId));
      agent.signedInAt = seconds();
      former.close();
    }
    return agent.desk;
  };

  /** The first in the queue gets the slot that is free first. */
  const takeNext = async (visitor: TestVisitor) => {
    const slot = slots.reduce((one, other) => (other.freeAt < one.freeAt ? other : one));
    server.clock.advance(Math.max(0, slot.freeAt - seconds()) * 1_000);
    const desk = await deskOf(slot.agent);
    if (slot.open) await desk.ask(closeConversation, { userSessionId: slot.open.userSessionId });
    server.clock.advance(TO_TAKE_SECONDS * 1_000);
    await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
    taken += 1;
    Object.assign(slot, { open: visitor, freeAt: seconds() + nextDuration() });
  };
  const positionOf = async ({ socket }: TestVisitor): Promise<Estimate> => {
    const { waiting } = await socket.ask(readQueuePosition, {});
    if (!waiting) throw new Error('the visitor is not in the queue');
    return { ...waiting, at: seconds() };
  };

  for (let at = 0; at < BEFORE; at += 1) await takeNext(await setup.waitingVisitor());
  const visitors: TestVisitor[] = [];
  for (let at = 0; at < WAITING; at += 1) {
    visitors.push(await setup.waitingVisitor());
    server.clock.advance(100);
  }
  await setup.runUpkeep();

  const first = await Promise.all(visitors.map(positionOf));
  expect(first.map(({ position }) => position)).toEqual(visitors.map((_, at) => at + 1));
  const halfWay: Estimate[] = [];
  const tookAt: number[] = [];
  for (const [at, visitor] of visitors.entries()) {
    if (at === WAITING / 2) {
      await setup.runUpkeep();
      halfWay.push(...(await Promise.all(visitors.slice(at).map(positionOf))));
      expect(halfWay.map(({ position }) => position)).toEqual(
        visitors.slice(at).map((_, index) => index + 1),
      );
    }
    await takeNext(visitor);
    tookAt.push(seconds());
  }

  /** The estimates that were wrong. A short wait depends on when the next conversation happens to end. */
  const wrong = (estimates: readonly Estimate[], from: number) =>
    estimates.flatMap(({ estimateSeconds, position, at }, index) => {
      const waited = (tookAt[from + index] ?? 0) - at;
      const off = Math.abs((estimateSeconds ?? 0) - waited);
      return off <= Math.max(AT_MOST_OFF * waited, SHORT_SECONDS)
        ? []
        : [{ position, estimateSeconds, waited }];
    });
  expect(wrong(first, 0)).toEqual([]);
  expect(wrong(halfWay, WAITING / 2)).toEqual([]);
});
