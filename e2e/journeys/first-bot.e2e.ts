/** From sign-up to the user's own bot that answers on their own site. */

import { expectAccessible } from '../support/accessible.ts';
import { strictPage } from '../support/demo-server.ts';
import { expect, test } from '../support/journey.ts';
import { answerOnNotifications } from '../support/sign-in.ts';

const MAIL = 'nora@wheel.example';
const GUIDE = `Repairs

A flat tyre is mended while you wait and costs twelve euros.

Bicycles can be brought to the workshop from seven in the morning.`;

test('a new user signs up, is guided to a bot that has read their file, and it answers on a page of another site with a strict CSP [APP-06, DSG-10, NAV-08]', async ({
  page,
  product,
  otherSite,
}) => {
  await test.step('signs up and follows the link in the stored mail', async () => {
    await answerOnNotifications(page, 'default');
    await page.goto(`${product.url}/accounts/sign-up`);
    await page.getByLabel('Your name').fill('Nora Wheel');
    await page.getByLabel('Company').fill('Wheel and Sons');
    await page.getByLabel('Email').fill(MAIL);
    await page.getByLabel('Choose a password').fill('a bicycle made for two');
    await page.getByRole('button', { name: /Create/ }).click();
    await page.getByRole('heading', { name: /mail/i }).waitFor();
    await page.goto(`${product.url}/accounts/outbox`);
    await page
      .getByRole('link', { name: new RegExp(MAIL) })
      .first()
      .click();
    await page.getByRole('link', { name: /\/accounts\/verify\?token=/ }).click();
    await page.waitForURL(/\/home\/studio\/onboarding/);
  });

  await test.step('three steps: purpose, knowledge, publish', async () => {
    await page.getByRole('radio', { name: /Product support/ }).check();
    await page.getByLabel('Name your bot').fill('WheelBot');
    await page.getByRole('button', { name: 'Next' }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'repairs.txt', mimeType: 'text/plain', buffer: Buffer.from(GUIDE) });
    await expect(page.getByText(/^Ready: \d+ passage/)).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview of your bot' });
    await preview.getByRole('textbox').fill('How much does it cost to mend a flat tyre?');
    await preview.getByRole('textbox').press('Enter');
    await expect(preview.getByText(/twelve euros/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('link', { name: 'Talk to WheelBot' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL(/\/home\/studio\/designer/);
  });

  await test.step('a tour of the designer starts by itself, continues after a reload, and ends for good', async () => {
    const step = (name: string) => page.getByRole('dialog', { name });
    await expect(step('Three steps')).toBeVisible();
    await expect(step('Three steps').getByRole('button', { name: 'Next' })).toBeFocused();
    await expectAccessible(page, 'tour', '.driver-popover');
    await page.keyboard.press('ArrowRight');
    await expect(step('Everything your bot knows')).toBeVisible();
    await page.reload();
    await expect(step('Everything your bot knows')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Personalization' }).click();
    await expect(step('Make it yours')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Designer' }).click();
    await expect(page.getByRole('tab', { name: 'Designer', selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Take a Tour' }).click();
    await expect(step('Three steps')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Take a Tour' })).toBeFocused();
    await page.reload();
    await page.getByRole('tab', { name: 'Publish' }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the bot answers from the file on a page of another site with a strict CSP', async () => {
    await page.getByRole('tab', { name: 'Publish' }).click();
    const line = page.locator('pre', { hasText: '<script async' }).first();
    otherSite.show(strictPage(product, (await line.textContent()) ?? ''));
    await page.goto(otherSite.url);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox').fill('How much does it cost to mend a flat tyre?');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByText(/twelve euros/)).toBeVisible();
  });
});
