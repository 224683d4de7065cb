/**
 * Every screen in every language. In each language, a screen has all the names that assistive technology
 * reads, and fits a phone. All rules of axe, in light and dark mode, take ten times as long and hardly depend
 * on the language: each screen is checked with them in one language, and the languages take turns.
 */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNamed } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';
import { labelsIn } from '../support/texts.ts';

type Texts = ReturnType<typeof labelsIn>;
/** An address, and what is done there before the check. */
type Screen = [string, ((page: Page, texts: Texts) => Promise<unknown>)?];

const OUTSIDE: Screen[] = [
  ['/'],
  ['/accounts/'],
  ['/accounts/sign-up'],
  ['/accounts/forgot'],
  ['/accounts/outbox'],
  ['/nowhere/at/all'],
];
const INSIDE: Screen[] = [
  ['/home/studio/apps', (page) => page.getByRole('link', { name: /StoreAssist/ }).waitFor()],
  ['/home/studio/users', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/studio/analytics'],
  ['/home/studio/models'],
  ['/home/studio/predefineresponse', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/studio/subscription', (page) => page.getByRole('region', { name: 'Growth' }).waitFor()],
  ['/home/profile'],
  ['/home/profile?tab=subscription', (page) => page.getByRole('row').nth(1).waitFor()],
  ['/home/desk/agents'],
  ['/home/desk/analytics'],
  [
    '/home/desk/chats',
    async (page, { pattern }) => {
      await page
        .getByRole('button', { name: pattern('desk:row.open') })
        .first()
        .click();
      await page.getByRole('log').waitFor();
    },
  ],
];

for (const [turn, language] of LANGUAGES.entries()) {
  const texts = labelsIn(language);
  const { label, pattern } = texts;
  const button = (page: Page, key: string) => page.getByRole('button', { name: label(key), exact: true });
  let count = 0;
  /** `phone`: whether the screen is checked at the width of a phone too. */
  const check = async (page: Page, where: string, { phone = false } = {}) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (count++ % LANGUAGES.length === turn) await expectAccessible(page, `${where} in ${language}`);
    else await expectNamed(page, `${where} in ${language}`);
    if (phone) await expectNoSideways(page, `${where} in ${language}`);
  };

  test(`every page in ${language} has no axe violations, and no overflow on a phone [RTE-11, RTE-14]`, async ({
    browser,
    product,
  }) => {
    count = 0;
    const page = await newPage(browser, language);
    const visit = async (screens: Screen[]) => {
      for (const [path, act] of screens) {
        await page.goto(product.url + path);
        await page.getByRole('heading').first().waitFor();
        await act?.(page, texts);
        await check(page, path, { phone: true });
      }
    };
    await visit(OUTSIDE);
    await signIn(page, product, DEMO.owner, undefined, language);
    await visit(INSIDE);
  });

  test(`the designer in ${language} has no axe violations [DSG-01]`, async ({ browser, product }) => {
    count = 0;
    const page = await newPage(browser, language);
    await signIn(page, product, DEMO.owner, undefined, language);
    await button(page, 'apps:createNew').click();
    await page.getByRole('region', { name: pattern('apps:create.recipe.preview') }).waitFor();
    for (const start of ['recipe', 'source', 'blank']) {
      await page.getByText(label(`apps:create.starts.${start}`), { exact: true }).click();
      await check(page, `create: ${start}`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: label('apps:list.open', { name: 'StoreAssist' }) }).click();
    await button(page, 'faq:add').click();
    await button(page, 'faq:save').click();
    await check(page, 'the question drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: label('designer:steps.publish') }).click();
    await page.locator('pre').first().waitFor();
    await button(page, 'designer:identity.setUp').click();
    await button(page, 'designer:identity.copyCode').last().waitFor();
    await check(page, 'publish with signed-in visitors', { phone: true });
    await page.getByRole('tab', { name: label('designer:steps.personalization') }).click();
    await page.getByRole('button', { name: label('designer:groups.languages') }).click();
    const field = {
      name: label('designer:settings.appearance.welcomeMsg'),
      language: label('studio:languages.de'),
    };
    await page.getByRole('textbox', { name: label('designer:translations.field', field) }).waitFor();
    await check(page, 'personalization, languages', { phone: true });
    await page.goto(`${product.url}/home/studio/apps`);
    await page.getByRole('link', { name: label('apps:list.open', { name: 'ReturnsDesk' }) }).click();
    await page.locator('[data-block]').first().waitFor();
    await check(page, 'a flow on its canvas');
    await page.locator('[data-block]').nth(2).click();
    await button(page, 'blocks:inspector.close').waitFor();
    await button(page, 'try:me.start').click();
    await page.getByRole('log').locator('> *').first().waitFor();
    await check(page, 'a block in the inspector, and Try me');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: label('flow:find.field') }).fill('a');
    await check(page, 'find and jump');
    // The same keys again search everything.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: label('search:label'), exact: true }).fill('lampg');
    await page.getByRole('option', { name: 'LampGuide' }).first().waitFor();
    await check(page, 'search');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(1).waitFor();
    for (const screen of ['documents', 'generated', 'unanswered', 'settings']) {
      await page.getByRole('link', { name: label(`designer:screens.${screen}`) }).click();
      await check(page, screen, { phone: true });
    }
  });
}

async function newPage(browser: Browser, locale: LanguageCode): Promise<Page> {
  return (await browser.newContext({ locale })).newPage();
}

/** The same page at phone width: neither it nor its content can be scrolled sideways. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('main')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    );
  await expect.poll(overflow, { message: `${where}, on a phone` }).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
