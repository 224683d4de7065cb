/** The Studio's dialogs in light and dark mode, by keyboard: no axe violations, and focus is restored. */
import { archiveApp, createApp } from '@parrot/contract/apps';
import { createApiClient } from '@parrot/testkit/client';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, sessionOf, signIn } from '../support/sign-in.ts';

/** Wider than tall, so that there is something to crop. */
const A_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAIAAABd+SbeAAAAg0lEQVR42u3QQQ0AAAgEoKtgLRvZ3hbOBxsJSE1zIApEi0a0aNEWRItGtGjRFkSLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEtWjSiRSNatGhEi0a0aNGIFo1o0aIRLRrRokUjWjSiRYtGtGhEixaNaNGI/mMBcAQP0jjo+jEAAAAASUVORK5CYII=',
  'base64',
);
const ACTS = ['Name and description', 'Duplicate', 'Share', 'People with access', 'Activity'];

test('each dialog of an app, and that of API keys, opens by keyboard, has no axe violations and restores focus [RTE-14]', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, DEMO.owner);
  // The list is loaded once: between the two calls it would show Attic as an app in use.
  await page.getByRole('button', { name: 'Actions for StoreAssist' }).waitFor();
  const session = await sessionOf(page, product);
  const api = createApiClient(product.url);
  const { app } = await api.call(createApp, { session, body: { appName: 'Attic', appType: 'Q&A' } });
  await api.call(archiveApp, { session, body: { appId: app.appId } });

  for (const act of ACTS) await checkDialog(page, 'Actions for StoreAssist', act);
  await page.getByRole('tab', { name: 'Archived' }).press('Enter');
  await checkDialog(page, 'Actions for Attic', 'Delete permanently');

  await page.getByRole('tab', { name: 'Sample' }).press('Enter');
  const sample = page.getByRole('button', { name: /Online shop/ });
  await sample.press('Enter');
  await inDialog(page, 'a sample');
  await expect(sample).toBeFocused();

  await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
  await page.getByRole('link', { name: 'Open StoreAssist' }).press('Enter');
  await page.getByRole('link', { name: 'Versions' }).press('Enter');
  await page.getByRole('button', { name: 'Restore version 1 as draft' }).press('Enter');
  await inDialog(page, 'restore');
  await page.getByRole('link', { name: 'Open version 1' }).press('Enter');
  await page.getByRole('heading', { name: /Version 1/ }).waitFor();
  await expectAccessible(page, 'a version, read only');
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await inDialog(page, 'unpublish');

  await page.goto(`${product.url}/home/studio/users?tab=security`);
  const create = page.getByRole('button', { name: 'Create an API key' });
  await create.press('Enter');
  await inDialog(page, 'create an API key');
  await expect(create).toBeFocused();
  await expectAccessible(page, 'security of the workspace');
});

test('cropping a picture, regenerating the secret and leaving unsaved changes can be confirmed by keyboard too [RTE-14]', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, DEMO.owner);
  await page.getByRole('link', { name: 'Open HelpPoint' }).press('Enter');
  await page.getByRole('tab', { name: 'Personalization' }).press('Enter');

  await test.step('a picture is cropped', async () => {
    const chooser = page.waitForEvent('filechooser');
    const opener = page.getByRole('button', { name: 'Choose logo' });
    await opener.press('Enter');
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: A_PICTURE });
    await page.getByRole('button', { name: 'Apply' }).waitFor();
    await inDialog(page, 'cut a picture');
    await expect(opener).toBeFocused();
  });

  await test.step('the secret is regenerated', async () => {
    await page.getByRole('tab', { name: 'Publish' }).press('Enter');
    await page.getByRole('button', { name: 'Set up' }).press('Enter');
    const opener = page.getByRole('button', { name: 'Renew secret' });
    await opener.press('Enter');
    await inDialog(page, 'renew the secret');
    await expect(opener).toBeFocused();
  });

  await test.step('leaving changes that cannot be saved asks for confirmation', async () => {
    await page.getByRole('tab', { name: 'Personalization' }).press('Enter');
    await page.getByRole('textbox', { name: 'Bot name' }).fill('');
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await inDialog(page, 'leave with unsaved changes');
    await expect(page.getByRole('textbox', { name: 'Bot name' })).toHaveValue('');
  });
});

/** As a keyboard user would: open the menu, choose the action, and leave the dialog. */
async function checkDialog(page: Page, opener: string, act: string): Promise<void> {
  const button = page.getByRole('button', { name: opener });
  await button.press('Enter');
  await page.getByRole('menuitem', { name: act, exact: true }).press('Enter');
  await inDialog(page, act);
  await expect(page.getByRole('button', { name: opener })).toBeFocused();
}

async function inDialog(page: Page, where: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect(dialog.locator('[data-loading], .mantine-Skeleton-root')).toHaveCount(0);
  await expectAccessible(page, where, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
