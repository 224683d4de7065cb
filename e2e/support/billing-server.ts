/**
 * The built server with the product's own plans and a movable clock. Separate from the other clock-controlled
 * server: weeks pass here, which would end the sessions and trials of other journeys.
 */
import { fileURLToPath } from 'node:url';
import { startTestServer, type TestServer } from '@parrot/testkit';
import { test as base } from '@playwright/test';

export const OPERATOR_TOKEN = 'a-token-for-the-operator-of-the-journeys';
const PRODUCT_PLANS = fileURLToPath(new URL('../../packages/server/plans.json', import.meta.url));

export const test = base.extend<object, { billing: TestServer }>({
  billing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const settings = { PLANS_FILE: PRODUCT_PLANS, OPERATOR_TOKEN };
      const server = await startTestServer({ settings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
