/** One `test` for all journeys, so that a worker keeps its browser and its products from one to the next. */
import { mergeTests } from '@playwright/test';
import { test as clockControlled } from './clock-controlled-server.ts';
import { test as crawling } from './crawling-server.ts';
import { test as product } from './demo-server.ts';
import { test as restartable } from './restartable-server.ts';

export const test = mergeTests(product, restartable, clockControlled, crawling).extend<{
  allLeave: undefined;
}>({
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
