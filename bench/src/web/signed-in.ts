/** A signed-in browser with nothing else stored: no script is cached. */
import { signIn } from '@parrot/contract/accounts';
import { TEST_PASSWORD } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Signs in as the login page does. */
export async function signedInContext(browser: Browser, server: ServerProcess, emailId: string) {
  const { redirectTo } = await server.api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
  const first = await newContext(browser);
  const page = await first.newPage();
  await page.goto(new URL(redirectTo, server.url).href);
  await page.waitForURL(/\/home\//);
  await page.waitForLoadState('networkidle');
  const storageState = await first.storageState();
  await first.close();
  return newContext(browser, storageState);
}

export const newContext = (
  browser: Browser,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
) =>
  browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });

/** The prompt appears once per browser, shortly after the page. */
export async function leaveConsent(page: Page): Promise<void> {
  const notNow = page.getByRole('button', { name: 'Not now' });
  await notNow.waitFor({ timeout: 3_000 }).then(
    () => notNow.click(),
    () => {},
  );
}
