/** The built server inside the test's own process, so that its clock can be moved. */
import {
  newOwner,
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
  withToursSeen,
} from '@parrot/testkit';
import { test as base } from '@playwright/test';

export type ClockControlledServer = TestServer & { owner: TestSession };

export const OWNER = { emailId: 'olga@movable.example', name: 'Olga Berg', company: 'Movable Ltd' };

export const test = base.extend<{ clockControlled: ClockControlledServer }, { clockServer: TestServer }>({
  clockServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startTestServer();
      await withToursSeen(server, await newOwner(server, OWNER));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** The owner signs in for each journey: an earlier one may have moved the clock past the session's end. */
  clockControlled: async ({ clockServer }, use) => {
    await use({ ...clockServer, owner: await signInAs(clockServer, OWNER.emailId) });
  },
});
