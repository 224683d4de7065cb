/** Sign-up, sign-in and sign-out. */
import { userDetails } from '@parrot/contract/accounts';
import { createApiClient, type TestSession } from '@parrot/testkit/client';
import { expect, test } from '../support/journey.ts';
import { answerOnNotifications } from '../support/sign-in.ts';

test('signs up, verifies through the outbox, logs out, and the old token is invalid [AUT-08, SES-01, SES-02, SES-15, RTE-01, RTE-04]', async ({
  page,
  product,
}) => {
  const api = createApiClient(product.url);

  await test.step('signs up', async () => {
    await answerOnNotifications(page, 'default');
    await page.goto(product.url);
    await page.getByRole('link', { name: /Try it free/ }).click();
    await page.getByLabel('Your name').fill('Ann Berg');
    await page.getByLabel('Company').fill('Berg Bikes');
    await page.getByLabel('Email').fill('ann@berg.example');
    await page.getByLabel('Choose a password').fill('a bicycle made for two');
    await page.getByRole('button', { name: /Create/ }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('cannot sign in before the address is verified [AUT-09]', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.url}/accounts/`);
    await other.getByLabel('Email').fill('ann@berg.example');
    await other.getByLabel('Password', { exact: true }).fill('a bicycle made for two');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText('Please verify your email')).toBeVisible();
    await other.close();
  });

  await test.step('follows the link in the stored mail', async () => {
    await page.goto(`${product.url}/accounts/outbox`);
    await page
      .getByRole('link', { name: /ann@berg.example/ })
      .first()
      .click();
    await page.getByRole('link', { name: /\/accounts\/verify\?token=/ }).click();
    await page.waitForURL(/\/home\/studio\/onboarding/);
    await expect(page.getByRole('heading', { name: 'Welcome, Ann' })).toBeVisible();
  });

  const session = await test.step('is signed in', async () => {
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('parrot-user') ?? '{}').state.details,
    );
    expect(stored).toMatchObject({ emailId: 'ann@berg.example', isLoggedIn: true, isFirstTimeUser: true });
    const cookies = await page.context().cookies(`${product.url}/api/ps-accounts`);
    const refresh = cookies.find((cookie) => cookie.name === 'parrot_refresh');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const signedIn: TestSession = { ...stored, cookie: `parrot_refresh=${refresh?.value}` };
    expect((await api.call(userDetails, { session: signedIn })).emailId).toBe('ann@berg.example');
    return signedIn;
  });

  await test.step('logs out; storage is empty and the old token is rejected', async () => {
    await page.getByRole('button', { name: /Ann Berg/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: /Build a Gen AI application/ })).toBeVisible();
    // Logging out reloads the landing page; storage is checked once it is loaded.
    await page.waitForLoadState('load');
    await expect
      .poll(() =>
        page
          .evaluate(() => JSON.parse(localStorage.getItem('parrot-user') ?? 'null')?.state?.details ?? null)
          .catch(() => 'on the way'),
      )
      .toBeNull();
    expect((await api.answer(userDetails, { session })).status).toBe(401);
  });
});
