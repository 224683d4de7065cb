/** One `test` for all journeys, so that a worker reuses its browser and its servers. */
import { mergeTests } from '@playwright/test';
import { test as billing } from './billing-server.ts';
import { test as clockControlled } from './clock-controlled-server.ts';
import { test as crawling } from './crawling-server.ts';
import { test as cuttable } from './cuttable-connection.ts';
import { test as manyProcesses } from './many-processes.ts';
import { test as restartable } from './restartable-server.ts';

export const test = mergeTests(
  cuttable,
  restartable,
  manyProcesses,
  clockControlled,
  billing,
  crawling,
).extend<{
  allLeave: undefined;
}>({
  /** Pages that stay open would receive and render the events of later journeys. */
  allLeave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
export { expect } from './expect.ts';
