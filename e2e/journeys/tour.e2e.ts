/** A new user is shown around. */
import { newEmail, newOwner, newPublishedApp, TEST_PASSWORD } from '@parrot/testkit';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

test('a tour of the designer starts by itself, continues after a reload, and ends for good [NAV-08]', async ({
  page,
  clockControlled,
}) => {
  const owner = await newOwner(clockControlled, { emailId: newEmail() });
  const { appId } = await newPublishedApp(clockControlled, owner);
  const step = (name: string) => page.getByRole('dialog', { name });
  const to = `studio/designer?app=${appId}`;
  await signIn(page, clockControlled, owner.emailId, { password: TEST_PASSWORD, to });
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
