/** The axe violations on a page in its current state. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * All rules in light mode; in dark mode only those that depend on colors. `part` limits the check to a
 * selector.
 */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  await show(page, 'light');
  expect(await objections(page, { part }), where).toEqual([]);
  await show(page, 'dark');
  expect(await objections(page, { part, rules: ['color-contrast'] }), `${where}, in dark`).toEqual([]);
}

/** The rules about names and languages of elements, which are what a translation can break. */
const NAMES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'role-img-alt',
  'select-name',
  'valid-lang',
];

export async function expectNamed(page: Page, where: string): Promise<void> {
  expect(await objections(page, { part: undefined, rules: NAMES }), where).toEqual([]);
}

/** Colors in transition would be measured instead of the final ones. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // A page with only the widget has no such attribute.
  const shown = `html:not([data-mantine-color-scheme]), html[data-mantine-color-scheme=${colorScheme}]`;
  await page.locator(shown).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // A transition that ends may start another one, on descendants that inherit the color.
    for (let moving = passing(); moving.length > 0; moving = passing())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** An empty script, so that axe is not injected again. */
const NOTHING_MORE = 'undefined';

/**
 * axe stays until the page is left. The builder injects it twice per analysis, which takes longer than
 * analyzing a dialog.
 */
async function isAxeThere(page: Page): Promise<boolean> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return found.every(Boolean);
}

type Scope = { part: string | undefined; rules?: string[] };

async function objections(page: Page, { part, rules }: Scope): Promise<string[]> {
  // Legacy mode opens no extra page per analysis; no frame here is cross-origin. Passed rules and preloaded
  // assets are left out, because no enabled rule needs them.
  const axe = new AxeBuilder({ page, ...((await isAxeThere(page)) && { axeSource: NOTHING_MORE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
