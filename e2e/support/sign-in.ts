/** Signing up, in and out through the UI. */
import { signIn as signInCall, userDetails } from '@parrot/contract/accounts';
import type { LanguageCode } from '@parrot/contract/core';
import { createApiClient, type TestSession } from '@parrot/testkit/client';
import type { Page } from '@playwright/test';
import type { Product } from './demo-server.ts';
import { labelsIn } from './texts.ts';

export const DEMO = {
  owner: 'maya@halden.example',
  builder: 'jonas@halden.example',
  supervisor: 'aino@halden.example',
  agent: 'tomas@halden.example',
};
const DEMO_PASSWORD = 'parrot-demo';

type SignIn = {
  password?: string;
  language?: LanguageCode;
  /** The page under /home to open; going there afterward would load the application again. */
  to?: string;
};

/** For journeys that are not about signing in: makes the login page's call and opens the redirect address. */
export async function signIn(
  page: Page,
  product: Product,
  emailId: string,
  { password = DEMO_PASSWORD, language = 'en', to = '' }: SignIn = {},
): Promise<void> {
  await answerOnNotifications(page, 'denied');
  if (language !== 'en') await showIn(page, language);
  const body = { emailId, password, pageRedirection: to };
  const { redirectTo } = await createApiClient(product.url).call(signInCall, { body });
  // It names the server's public address, which is not that of a proxy before the server.
  const { pathname, search } = new URL(redirectTo);
  await page.goto(product.url + pathname + search);
  await page.waitForURL(({ pathname, search }) => (pathname + search).startsWith(`/home/${to}`));
  await page
    .getByRole('button', { name: labelsIn(language).pattern('shell:account.menu') })
    .first()
    .waitFor();
}

/** This page gets a profile in that language. The user keeps their own, which other journeys expect. */
async function showIn(page: Page, language: LanguageCode): Promise<void> {
  await page.route(`**${userDetails.path}`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), language } });
  });
}

/** Starting at the landing page. */
export async function signInByHand(
  page: Page,
  product: Product,
  emailId: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await answerOnNotifications(page, 'default');
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email').fill(emailId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home\//);
}

/** Sets the notification permission: headless browsers cannot prompt for it, and some deny it by default. */
export async function answerOnNotifications(page: Page, answer: 'default' | 'denied'): Promise<void> {
  await page.addInitScript((permission) => {
    if ('Notification' in window)
      Object.defineProperty(Notification, 'permission', { get: () => permission });
  }, answer);
}

/** The session of the user signed in on this page, for calls that a journey makes itself. */
export async function sessionOf(page: Page, { url }: Product): Promise<TestSession> {
  const details = await page.evaluate(
    () => JSON.parse(localStorage.getItem('parrot-user') ?? '{}').state.details,
  );
  const cookies = await page.context().cookies(`${url}/api/ps-accounts`);
  const refresh = cookies.find((cookie) => cookie.name === 'parrot_refresh');
  return { ...details, cookie: `parrot_refresh=${refresh?.value}` };
}
