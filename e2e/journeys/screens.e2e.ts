/**
 * Every screen in every language: it has all the names that assistive technology reads, and fits a phone. All
 * rules of axe, in light and dark mode, take ten times as long and hardly depend on the language: each screen
 * is checked with them in one language, and the languages take turns.
 */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNamed } from '../support/accessible.ts';
import type { Product } from '../support/demo-server.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';
import { labelsIn, type TextKey } from '../support/texts.ts';

/** An address, and what is done there before the check. */
type Screen = [string, ((page: Page) => Promise<unknown>)?];
/** Changes the language of what the page shows, `where` being the screen's name. */
type ChangeLanguage = (language: LanguageCode, where: string) => Promise<unknown>;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const OUTSIDE = [
  '/',
  '/accounts/',
  '/accounts/sign-up',
  '/accounts/forgot',
  '/accounts/outbox',
  '/nowhere/at/all',
];
const INSIDE: Screen[] = [
  ['/home/studio/apps', (page) => page.getByRole('link', { name: /StoreAssist/ }).waitFor()],
  ['/home/studio/users', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/studio/users?tab=workspace', (page) => page.getByRole('heading', { level: 2 }).nth(1).waitFor()],
  ['/home/studio/analytics'],
  ['/home/studio/models'],
  [
    '/home/studio/hours',
    (page) => page.getByRole('heading', { name: label('target-settings:title') }).waitFor(),
  ],
  ['/home/studio/predefineresponse', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/studio/subscription', (page) => page.getByRole('region', { name: 'Growth' }).waitFor()],
  ['/home/profile'],
  ['/home/profile?tab=subscription', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/desk/agents'],
  ['/home/desk/analytics'],
  ['/home/desk/tickets', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/desk/tickets/breaches', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/desk/routing', (page) => page.getByRole('switch').first().waitFor()],
  ['/home/desk/rules', (page) => page.getByRole('switch').first().waitFor()],
  [
    '/home/desk/chats',
    async (page) => {
      await page
        .getByRole('button', { name: pattern('desk:row.open') })
        .first()
        .click();
      await page.getByRole('log').waitFor();
    },
  ],
];

const { label, pattern } = labelsIn('en');
const button = (page: Page, key: TextKey) => page.getByRole('button', { name: label(key), exact: true });

test('pages for visitors have no axe violations in any language, and no overflow on a phone [RTE-14]', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext()).newPage();
  const check = screenCheck(page, async (language, path) => {
    await page.goto(`${product.url}${path}?lang=${language}`);
    await page.getByRole('heading').first().waitFor();
  });
  for (const path of OUTSIDE) await check(path, { phone: true });
});

test('every page of studio and desk has no axe violations in any language, and no overflow on a phone [RTE-11]', async ({
  browser,
  product,
}) => {
  const { page, check } = await openStudio(browser, product);
  for (const [path, act] of INSIDE) {
    await page.goto(product.url + path);
    await page.getByRole('heading').first().waitFor();
    await act?.(page);
    await check(path, { phone: true });
  }
});

test('the designer has no axe violations in any language [DSG-01]', async ({ browser, product }) => {
  const { page, check } = await openStudio(browser, product);
  await button(page, 'apps:createNew').click();
  await page.getByRole('region', { name: pattern('apps:create.recipe.preview') }).waitFor();
  for (const start of ['recipe', 'source', 'blank'] as const) {
    await page.getByText(label(`apps:create.starts.${start}`), { exact: true }).click();
    await check(`create: ${start}`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: label('apps:list.open', { name: 'StoreAssist' }) }).click();
  await button(page, 'faq:add').click();
  await button(page, 'faq:save').click();
  await check('the question drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: label('designer:steps.publish') }).click();
  await page.locator('pre').first().waitFor();
  await button(page, 'designer:identity.setUp').click();
  await button(page, 'designer:identity.copyCode').last().waitFor();
  await check('publish with signed-in visitors', { phone: true });
  await page.getByRole('tab', { name: label('designer:steps.personalization') }).click();
  await page.getByRole('button', { name: label('designer:groups.languages') }).click();
  const field = {
    name: label('designer:settings.appearance.welcomeMsg'),
    language: label('studio:languages.de'),
  };
  await page.getByRole('textbox', { name: label('designer:translations.field', field) }).waitFor();
  await check('personalization, languages', { phone: true });
});

test('the flow editor and knowledge have no axe violations in any language', async ({ browser, product }) => {
  const { page, check } = await openStudio(browser, product);
  await page.getByRole('link', { name: label('apps:list.open', { name: 'ReturnsDesk' }) }).click();
  await page.locator('[data-block]').first().waitFor();
  await check('a flow on its canvas');
  await page.locator('[data-block]').nth(2).click();
  await button(page, 'blocks:inspector.close').waitFor();
  await button(page, 'try:me.start').click();
  await page.getByRole('log').locator('> *').first().waitFor();
  await check('a block in the inspector, and Try me');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: label('flow:find.field') }).fill('a');
  await check('find and jump');
  // The same keys again search everything.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: label('search:label'), exact: true }).fill('lampg');
  await page.getByRole('option', { name: 'LampGuide' }).first().waitFor();
  await check('search');
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(1).waitFor();
  for (const screen of ['documents', 'generated', 'unanswered', 'settings'] as const) {
    await page.getByRole('link', { name: label(`designer:screens.${screen}`) }).click();
    await check(screen, { phone: true });
  }
});

async function openStudio(browser: Browser, product: Product) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, DEMO.owner);
  return { page, check: screenCheck(page, await languageOfAllTabs(page, product)) };
}

/** Returns the check of what the page shows. `phone`: at the width of a phone too. */
function screenCheck(page: Page, changeLanguage: ChangeLanguage) {
  let turn = 0;
  return async (where: string, { phone = false } = {}) => {
    const checked = LANGUAGES[turn++ % LANGUAGES.length];
    // The last one is English again, for what the journey does next.
    for (const [at, language] of [...LANGUAGES].reverse().entries()) {
      await changeLanguage(language, where);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      const screen = `${where} in ${language}`;
      const checks = [
        async () => {
          await page.setViewportSize(DESKTOP);
          await (language === checked ? expectAccessible : expectNamed)(page, screen);
        },
      ];
      if (phone) checks.push(() => expectNoSideways(page, screen));
      // Resizing renders the page again, so each language starts at the width where the last one ended.
      if (at % 2 === 1) checks.reverse();
      for (const check of checks) await check();
    }
    await page.setViewportSize(DESKTOP);
  };
}

/** Changes the language in another tab of the same browser, which this page follows. */
async function languageOfAllTabs(page: Page, { url }: Product): Promise<ChangeLanguage> {
  const tab = await page.context().newPage();
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await tab.goto(url);
  return (language) =>
    tab.evaluate((language) => {
      const { state, ...entry } = JSON.parse(localStorage.getItem('parrot-appearance') ?? '{}');
      localStorage.setItem('parrot-appearance', JSON.stringify({ ...entry, state: { ...state, language } }));
    }, language);
}

/** The same page at phone width: neither it nor its content can be scrolled sideways. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const overflow = () =>
    page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('main')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    );
  await expect.poll(overflow, { message: `${where}, on a phone` }).toBeLessThanOrEqual(0);
}
