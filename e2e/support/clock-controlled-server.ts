/** The built server inside the test's own process, so that its clock can be moved. */
import { newOwner, startTestServer, type TestServer, type TestSession, withToursSeen } from '@parrot/testkit';
import { test as base } from '@playwright/test';

export type ClockControlledServer = TestServer & { owner: TestSession };

export const OWNER = { emailId: 'olga@movable.example', name: 'Olga Berg', company: 'Movable Ltd' };

export const test = base.extend<object, { clockControlled: ClockControlledServer }>({
  clockControlled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startTestServer();
      await use({ ...server, owner: await withToursSeen(server, await newOwner(server, OWNER)) });
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
