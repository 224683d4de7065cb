/** The Studio and the Desk on a phone: a narrow screen, and fingers instead of a mouse. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import type { Browser, Page } from '@playwright/test';
import type { Product } from '../support/demo-server.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';
import { labelsIn } from '../support/texts.ts';

async function openPhone(
  browser: Browser,
  product: Product,
  options: Parameters<typeof signIn>[3] = {},
): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await signIn(page, product, DEMO.owner, options);
  return page;
}

for (const language of LANGUAGES)
  test(`every label of the navigation fits, in ${language}`, async ({ browser, product }) => {
    const page = await openPhone(browser, product, { to: 'desk/chats', language });
    await expectNavigationFits(page, language);
    await page.goto(`${product.url}/home/studio/apps`);
    await expectNavigationFits(page, language);
  });

async function expectNavigationFits(page: Page, language: LanguageCode): Promise<void> {
  const { label } = labelsIn(language);
  const area = page.url();
  const more = page.getByRole('button', { name: label('shell:nav.more'), exact: true });
  const bar = page.getByRole('navigation', { name: label('shell:nav.label') }).filter({ has: more });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await more.waitFor();
    const cut = await bar
      .locator('span')
      .evaluateAll((labels) =>
        labels
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut, `cut off at ${width} px in ${area}`).toEqual([]);
    await more.tap();
    await page.getByRole('menuitem', { name: label('shell:nav.profile'), exact: true }).tap();
    await page.waitForURL(/\/home\/profile/);
    await page.goBack();
    await page.waitForURL(area);
  }
}

test('rules and routing rules are moved with a finger, and the result is announced', async ({
  browser,
  product,
}) => {
  const page = await openPhone(browser, product);
  for (const path of ['/home/desk/routing', '/home/desk/rules']) {
    await page.goto(product.url + path);
    const names = () =>
      page
        .getByRole('switch', { name: / is on$/ })
        .evaluateAll((switches) => switches.map((one) => one.getAttribute('aria-label')?.slice(0, -6)));
    await page
      .getByRole('switch', { name: / is on$/ })
      .first()
      .waitFor();
    const [first = '', second = '', ...others] = await names();
    const moveDown = page.getByRole('button', { name: `Move ${first} down`, exact: true });
    await moveDown.tap();
    await expect(page.getByText(`${first} is now rule 2 of ${others.length + 2}.`)).toBeAttached();
    await expect.poll(names).toEqual([second, first, ...others]);
    // It is stored, and the button is where it was put: still under the finger's focus.
    await expect(moveDown).toBeFocused();
    await page.reload();
    await page
      .getByRole('switch', { name: / is on$/ })
      .first()
      .waitFor();
    expect(await names()).toEqual([second, first, ...others]);
    await page.getByRole('button', { name: `Move ${first} up`, exact: true }).tap();
    await expect.poll(names).toEqual([first, second, ...others]);
  }
});
