/** What axe objects to on a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In light all that axe knows; in dark what the colours alone can spoil. `part` says where to look; else everywhere. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  await show(page, 'light');
  expect(await objections(page, { part }), where).toEqual([]);
  await show(page, 'dark');
  expect(await objections(page, { part, rules: ['color-contrast'] }), `${where}, in dark`).toEqual([]);
}

/** Colours on their way from one to the other would be taken for the ones meant. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that ends may start another, further down where its colour is inherited.
    for (let moving = passing(); moving.length > 0; moving = passing())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** A script that does nothing, where axe would be sent again. */
const NOTHING_MORE = 'undefined';

/** It stays until the page is left; the builder sends it twice for each look, which takes longer than to look at a dialog. */
async function isAxeThere(page: Page): Promise<boolean> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return found.every(Boolean);
}

type Scope = { part: string | undefined; rules?: string[] };

async function objections(page: Page, { part, rules }: Scope): Promise<string[]> {
  // Legacy mode: it opens no page of its own for each look, and no frame here is of another site.
  // It need not name all that is fine, nor load styles and sound ahead: the rules on those are off, or about what isn't here.
  const axe = new AxeBuilder({ page, ...((await isAxeThere(page)) && { axeSource: NOTHING_MORE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
