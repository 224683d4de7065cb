/** Every screen, in light and dark and on a phone: nothing that axe objects to, nothing that sticks out. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO, signIn } from '../support/people.ts';
import { expect, test } from '../support/product.ts';

const OUTSIDE = [
  '/',
  '/accounts/',
  '/accounts/sign-up',
  '/accounts/forgot',
  '/accounts/outbox',
  '/nowhere/at/all',
];
const INSIDE: [string, string, ((page: Page) => Promise<unknown>)?][] = [
  ['/home/studio/apps', 'Apps'],
  ['/home/studio/users', 'Manage Users'],
  ['/home/studio/analytics', 'Analytics'],
  ['/home/profile', 'My Profile'],
  [
    '/home/desk/chats',
    'Visitor',
    (page) =>
      page
        .getByRole('button', { name: /Open the conversation/ })
        .first()
        .click(),
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages outside in ${colorScheme} have nothing axe objects to [RTE-11]`, async ({
    browser,
    product,
  }) => {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    for (const path of OUTSIDE) {
      await page.goto(product.url + path);
      await page.getByRole('heading').first().waitFor();
      await expectAccessible(page, path);
    }
  });

  test(`the pages inside in ${colorScheme} have nothing axe objects to [RTE-14]`, async ({
    browser,
    product,
  }) => {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    await signIn(page, product, DEMO.owner);
    for (const [path, heading, act] of INSIDE) {
      await page.goto(product.url + path);
      await act?.(page);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expectAccessible(page, path);
    }
    await page.goto(`${product.url}/home/studio/apps`);
    await page.getByRole('link', { name: 'Open StoreAssist' }).click();
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAccessible(page, 'the question drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Publish' }).click();
    await page.locator('pre').waitFor();
    await expectAccessible(page, 'publish');
  });
}

test('on a phone nothing sticks out to the side', async ({ browser, product }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const path of OUTSIDE) {
    await page.goto(product.url + path);
    await page.getByRole('heading').first().waitFor();
    await expectNoSideways(page, path);
  }
  await signIn(page, product, DEMO.owner);
  for (const [path, heading, act] of INSIDE) {
    await page.goto(product.url + path);
    await act?.(page);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await expectNoSideways(page, path);
  }
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, where).toEqual([]);
}

async function expectNoSideways(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
