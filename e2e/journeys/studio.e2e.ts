/**
 * A bot gets its owner's appearance, shows it on a third-party page with a strict CSP, and can be restored to
 * an earlier version.
 */
import type { Page } from '@playwright/test';
import { strictPage } from '../support/demo-server.ts';
import { expect, test } from '../support/journey.ts';
import { publishChanges } from '../support/publish-changes.ts';
import { DEMO, signIn } from '../support/sign-in.ts';

test('appearance is saved while typing, published, shown on a page with a strict CSP, and restored [DSG-03, DSG-06, DSG-10, APP-05]', async ({
  browser,
  product,
  otherSite,
}) => {
  const studio = await (await browser.newContext()).newPage();
  await signIn(studio, product, DEMO.owner);

  await test.step('a custom title and color appear in the preview immediately', async () => {
    await openPersonalization(studio);
    await studio.getByRole('textbox', { name: 'Bot name' }).fill('Hilda');
    await studio.getByRole('button', { name: 'Header and landing page' }).click();
    await studio.getByRole('textbox', { name: 'Header title' }).fill('Ask Hilda');
    await expect(studio.frameLocator('iframe').getByText('Ask Hilda').first()).toBeVisible();
    await expect(studio.getByText(/^Saved/).first()).toBeVisible();
  });

  const embedCode = await test.step('published', async () => {
    await studio.getByRole('tab', { name: 'Publish' }).click();
    await publishChanges(studio);
    return (await studio.locator('pre', { hasText: '<script async' }).textContent()) ?? '';
  });

  const site = await (await browser.newContext()).newPage();
  otherSite.show(strictPage(product, embedCode));
  await test.step('on another site with a strict CSP', async () => {
    await site.goto(otherSite.url);
    await site.getByRole('button', { name: 'Open chat' }).click();
    await expect(site.getByRole('dialog', { name: 'Ask Hilda' })).toBeVisible();
  });

  await test.step('the first version is restored as the draft; visitors see it once it is published', async () => {
    await studio.getByRole('link', { name: 'Versions' }).click();
    await studio.getByRole('button', { name: 'Restore version 1 as draft' }).click();
    await studio.getByRole('dialog').getByRole('button', { name: 'Restore as draft' }).click();
    await expect(studio.getByText(/Version 1 is now your draft/)).toBeVisible();
    await site.reload();
    await expect(site.getByRole('dialog', { name: 'Ask Hilda' })).toBeVisible();
    await studio.getByRole('tab', { name: 'Publish' }).click();
    await studio.getByRole('button', { name: 'Publish changes' }).click();
    // The first version knew less.
    await studio.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
    await expect(studio.getByText('Visitors see your latest changes.')).toBeVisible();
    await site.reload();
    await expect(site.getByRole('dialog')).toBeVisible();
    await expect(site.getByRole('dialog', { name: 'Ask Hilda' })).toHaveCount(0);
  });
});

test('of two concurrent editors, the second is notified and nothing is overwritten silently [DSG-06]', async ({
  browser,
  product,
}) => {
  const [maya, jonas] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signIn(maya, product, DEMO.owner);
  await signIn(jonas, product, DEMO.builder);
  await openPersonalization(maya);
  await jonas.getByRole('tab', { name: 'Shared' }).click();
  await openPersonalization(jonas);
  await expect(jonas.getByRole('img', { name: 'Also editing: Maya Lindqvist' })).toBeVisible();
  await jonas.getByRole('textbox', { name: 'Welcome message' }).fill('Good day from Jonas.');
  await expect(jonas.getByText(/^Saved/).first()).toBeVisible();
  await maya.getByRole('textbox', { name: 'Timeout message' }).fill('Maya says goodbye.');
  const banner = maya.getByRole('alert');
  await expect(banner).toContainText('Jonas Weber changed these settings');
  await banner.getByRole('button', { name: 'Apply mine' }).click();
  await expect(banner).toHaveCount(0);
  await expect(maya.getByRole('textbox', { name: 'Welcome message' })).toHaveValue('Good day from Jonas.');
  await expect(maya.getByRole('textbox', { name: 'Timeout message' })).toHaveValue('Maya says goodbye.');
});

async function openPersonalization(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open StoreAssist' }).click();
  await page.getByRole('tab', { name: 'Personalization' }).click();
  await page.getByRole('textbox', { name: 'Bot name' }).waitFor();
}
