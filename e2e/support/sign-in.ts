/** What people do at the door, as they do it. */
import { signIn as signInCall } from '@parrot/contract/accounts';
import { createApiClient, type TestSession } from '@parrot/testkit/client';
import type { Page } from '@playwright/test';
import type { Product } from './demo-server.ts';

export const DEMO = {
  owner: 'maya@halden.example',
  builder: 'jonas@halden.example',
  supervisor: 'aino@halden.example',
  agent: 'tomas@halden.example',
};
const DEMO_PASSWORD = 'parrot-demo';

/** Where signing in is not what a journey is about: the login page's own call, and the address it leads to. */
export async function signIn(
  page: Page,
  product: Product,
  emailId: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await answerOnNotifications(page, 'denied');
  const { redirectTo } = await createApiClient(product.url).call(signInCall, { body: { emailId, password } });
  await page.goto(new URL(redirectTo, product.url).href);
  await page.waitForURL(/\/home\//);
  await page
    .getByRole('button', { name: /^Account menu of/ })
    .first()
    .waitFor();
}

/** All the way from the landing page. */
export async function signInByHand(
  page: Page,
  product: Product,
  emailId: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await answerOnNotifications(page, 'default');
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('E-mail').fill(emailId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home\//);
}

/** What a browser says that its person decided: one without windows cannot ask them, and some of those refuse by themselves. */
export async function answerOnNotifications(page: Page, answer: 'default' | 'denied'): Promise<void> {
  await page.addInitScript((permission) => {
    if ('Notification' in window)
      Object.defineProperty(Notification, 'permission', { get: () => permission });
  }, answer);
}

/** Whoever is signed in on this page, for calls that a journey makes itself. */
export async function sessionOf(page: Page, { url }: Product): Promise<TestSession> {
  const details = await page.evaluate(
    () => JSON.parse(localStorage.getItem('parrot-user') ?? '{}').state.details,
  );
  const cookies = await page.context().cookies(`${url}/api/ps-accounts`);
  const refresh = cookies.find((cookie) => cookie.name === 'parrot_refresh');
  return { ...details, cookie: `parrot_refresh=${refresh?.value}` };
}
