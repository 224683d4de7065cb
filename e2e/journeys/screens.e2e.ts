/** Every screen in light and dark mode and at phone width: no axe violations, no horizontal overflow. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';

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
        .getByRole('button', { name: /Open conversation/ })
        .first()
        .click(),
  ],
];

test('public pages have no axe violations in light and dark mode, and no overflow on a phone [RTE-11]', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext()).newPage();
  for (const path of OUTSIDE) {
    await page.goto(product.url + path);
    await page.getByRole('heading').first().waitFor();
    await expectAccessible(page, path);
    await expectNoSideways(page, path);
  }
});

test('signed-in pages have no axe violations in light and dark mode, and no overflow on a phone [RTE-14]', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, DEMO.owner);
  for (const [path, heading, act] of INSIDE) {
    await page.goto(product.url + path);
    await act?.(page);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await expectAccessible(page, path);
    await expectNoSideways(page, path);
  }
  await page.goto(`${product.url}/home/studio/apps`);
  await page.getByRole('link', { name: 'Open StoreAssist' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAccessible(page, 'the question drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.locator('pre').first().waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Copy code' }).waitFor();
  await expectAccessible(page, 'publish with signed-in visitors');
  await page.getByRole('tab', { name: 'Personalization' }).click();
  await page.getByRole('button', { name: /^Languages/ }).click();
  await page.getByRole('checkbox', { name: 'German' }).check();
  await page.getByRole('textbox', { name: 'Welcome message, German' }).waitFor();
  await expectAccessible(page, 'personalization, languages');
  await page.getByRole('checkbox', { name: 'German' }).uncheck();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});

test('the designer has no axe violations in light and dark mode [DSG-01]', async ({ browser, product }) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, DEMO.owner);
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('region', { name: /^Preview/ }).waitFor();
  for (const start of ['Recipe', 'Website or file', 'Blank']) {
    await page.getByText(start, { exact: true }).click();
    await expectAccessible(page, `create: ${start}`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open ReturnsDesk' }).click();
  await page.locator('[data-block]').first().waitFor();
  await expectAccessible(page, 'a flow on its canvas');
  await page.getByRole('group', { name: /^Ask/ }).first().click();
  await page.getByRole('button', { name: 'Close' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('log').locator('> *').first().waitFor();
  await expectAccessible(page, 'a block in the inspector, and Try me');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search blocks, texts or values' }).fill('a');
  await expectAccessible(page, 'find and jump');
  // The same keys again search everything.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('lampg');
  await page.getByRole('option', { name: 'LampGuide' }).first().waitFor();
  await expectAccessible(page, 'search');
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(1).waitFor();
  await expectAccessible(page, 'documents');
});

/** The same page at phone width. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${where}, on a phone` }).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
