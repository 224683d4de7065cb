/** One `test` for all journeys, so that a worker keeps its browser and its products from one to the next. */
import { mergeTests } from '@playwright/test';
import { test as mortal } from './mortal-product.ts';
import { test as movable } from './movable-product.ts';
import { test as product } from './product.ts';
import { test as reading } from './reading-product.ts';

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
