/** Texts that are scripts, stored wherever a text can be stored, and shown wherever one is shown. */
import { embedSnippet } from '@parrot/contract/conversations';
import { listOutboxMail } from '@parrot/contract/installation';
import { TEST_PASSWORD } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import type { Browser, Page } from '@playwright/test';
import { log } from '../support/desk.ts';
import { endWithRating, makeHostileTenant } from '../support/hostile/hostile-tenant.ts';
import { SCRIPTS } from '../support/hostile/script-corpus.ts';
import { guardPage, type ScriptSentinel } from '../support/hostile/script-sentinel.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** Without the page's CSP, which would hide a text that is not escaped. */
async function newPage(browser: Browser, ...origins: string[]): Promise<[Page, ScriptSentinel]> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  return [page, await guardPage(page, origins)];
}

/** Counts each script that the page shows. */
async function expectInert(sentinel: ScriptSentinel, where: string, atLeast: number): Promise<void> {
  const { shown, problems } = await sentinel.inspect();
  expect(problems, where).toEqual([]);
  expect(shown.length, `scripts shown on ${where}`).toBeGreaterThanOrEqual(atLeast);
  for (const number of shown)
    await attack('script', `${where}: ${SCRIPTS[number]}`, () => expect(problems).toEqual([]));
}

test(`${SCRIPTS.length} scripts in every text are shown as text by desk, Studio, widget and mails [VAL-02]`, async ({
  browser,
  clockControlled: server,
  otherSite,
}) => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(60);
  const tenant = await makeHostileTenant(server);
  const [page, sentinel] = await newPage(browser, server.url, server.url.replace('http', 'ws'));

  await test.step('the desk: list, conversation, notes, ticket, visitor', async () => {
    await signIn(page, server, tenant.emailId, { password: TEST_PASSWORD, to: 'desk/chats' });
    await page.getByRole('tab', { name: /(^|\d ?)Assigned/ }).click();
    await page
      .getByRole('button', { name: /Open conversation/ })
      .first()
      .click();
    await expect(log(page)).toBeVisible();
    await expect(
      log(page)
        .getByText(`pwn(${SCRIPTS.length - 1})`)
        .first(),
    ).toBeVisible();
    await expectInert(sentinel, 'desk', SCRIPTS.length);
  });

  const isHere = (text: string) => page.getByText(text).first().waitFor();

  await test.step('the Studio: apps, users, roles, responses, FAQs, search, activity', async () => {
    const at = `${server.url}/home/studio`;
    const screens: [string, string, number][] = [
      ['apps', `${at}/apps`, 1],
      ['users', `${at}/users`, 1],
      ['roles', `${at}/users?tab=roles`, 1],
      ['groups', `${at}/users?tab=groups`, 1],
      ['activity', `${at}/users?tab=activity`, 1],
      ['responses', `${at}/predefineresponse`, 1],
      ['FAQs', `${at}/designer?app=${tenant.app.appId}&screen=faq`, 3],
      ['appearance', `${at}/designer?app=${tenant.app.appId}&step=personalization`, 3],
      ['profile', `${server.url}/home/profile`, 1],
    ];
    for (const [name, address, atLeast] of screens) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await expect
        .poll(async () => (await sentinel.inspect()).shown.length, { message: name })
        .toBeGreaterThanOrEqual(atLeast);
      await expectInert(sentinel, name, atLeast);
    }
  });

  const sockets = server.url.replace('http', 'ws');
  const [visitor, watch] = await newPage(browser, otherSite.url, server.url, sockets);
  await test.step('the widget: messages and files of both sides', async () => {
    const snippet = embedSnippet(server.url, tenant.app.parrotId);
    const identified = snippet.replace('<script', `<script data-identity="${tenant.identity}"`);
    otherSite.show(`<!doctype html><title>Shop</title><h1>Shop</h1>${identified}`);
    await visitor.goto(otherSite.url);
    await visitor.getByRole('button', { name: 'Open chat' }).click();
    await expect(visitor.getByText(`pwn(${SCRIPTS.length - 1})`).first()).toBeVisible();
    await expectInert(watch, 'widget', SCRIPTS.length);
  });

  await test.step('the widget: header, welcome and answers of the bot', async () => {
    await visitor.context().clearCookies();
    await visitor.goto(`${server.url}/try/${tenant.app.parrotId}`);
    await visitor.getByRole('button', { name: 'Open chat' }).click();
    await visitor.getByRole('textbox').fill(tenant.question);
    await visitor.getByRole('textbox').press('Enter');
    await expect(visitor.getByText('pwn(63)').first()).toBeVisible();
    await expectInert(watch, 'answers', 30);
  });

  await test.step('a toast, and the history with its rating', async () => {
    await page.goto(`${server.url}/home/desk/chats`);
    await visitor.getByRole('button', { name: /Talk to a person/ }).click();
    await expect(page.getByRole('button', { name: /^Notifications, 1 unread/ })).toBeVisible();
    await expectInert(sentinel, 'toast', 1);
    await endWithRating(server, tenant);
    await page.getByRole('tab', { name: /History/ }).click();
    await page
      .getByRole('button', { name: /Open conversation/ })
      .first()
      .click();
    await isHere('pwn(0)');
    await expectInert(sentinel, 'history', 3);
  });

  await test.step('mails as HTML: welcome, invitation, transcript', async () => {
    const { items } = await server.api.call(listOutboxMail);
    const mails = items.filter(({ to }) => to.endsWith('@hostile.example'));
    const [reader, inbox] = await newPage(browser);
    let shown = 0;
    for (const { subject, html } of mails) {
      expect(subject).not.toMatch(/[\r\n]/);
      await reader.setContent(html);
      const found = await inbox.inspect();
      shown += found.shown.length;
      await expectInert(inbox, 'mail', 0);
    }
    expect(shown).toBeGreaterThanOrEqual(SCRIPTS.length);
  });
});

test('the sentinel notices each kind of text that is not escaped', async ({
  browser,
  clockControlled: server,
}) => {
  const notices = async (what: string, html: string) => {
    const [page, sentinel] = await newPage(browser, server.url);
    await page.goto(`${server.url}/accounts/`);
    await page.getByRole('heading').first().waitFor();
    const before = (await sentinel.inspect()).problems.length;
    await page.evaluate((text) => {
      const heading = document.querySelector('h1');
      if (heading) heading.innerHTML = text;
    }, html);
    await attack('planted', `a page with ${what}`, () =>
      expect.poll(async () => (await sentinel.inspect()).problems.length).toBeGreaterThan(before),
    );
    await page.context().close();
  };
  await notices('an element', '<b data-pwned="1">bold</b>');
  await notices('a handler that runs', '<img src=x onerror=pwn(1)>');
  await notices('a link that runs', '<a href="javascript:pwn(1)">a</a>');
  await notices('a dialog', '<img src=x onerror=alert(1)>');
  await notices('a picture from elsewhere', '<img src="https://evil.example/a.png">');
});
