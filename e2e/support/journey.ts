/** One `test` for all journeys, so that a worker keeps its browser and its products from one to the next. */
import { mergeTests } from '@playwright/test';
import { test as movable } from './clock-controlled-server.ts';
import { test as reading } from './crawling-server.ts';
import { test as product } from './demo-server.ts';
import { test as mortal } from './restartable-server.ts';

export const test = mergeTests(product, mortal, movable, reading).extend<{ allLeave: undefined }>({
  /** Whoever stays would hear and draw all that happens in the journeys after. */
  allLeave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
