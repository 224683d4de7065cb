/** The axe violations on a page in its current state. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './expect.ts';

type ColorValues = { r: number; g: number; b: number; alpha: number };
type Color = ColorValues & { parseString(text: string): Color };

declare global {
  interface Window {
    /** The color class is missing in its types. */
    axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
  }
}

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

type Scope = { part: string | undefined; rules?: string[] };

async function objections(page: Page, { part, rules }: Scope): Promise<string[]> {
  await provideAxe(page);
  return page.evaluate(
    async ({ part, rules }) => {
      // Passed rules and preloaded assets are left out, because no enabled rule needs them.
      const { violations } = await window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        preload: false,
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    { part, rules },
  );
}

/** It stays in each frame until the frame is left: injecting it takes longer than checking a dialog. */
async function provideAxe(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return;
      await frame.evaluate(axe.source);
      await frame.evaluate(rememberColors);
    }),
  );
}

/** Parsing the same few colors for every element took a quarter of the time of the contrast checks. */
function rememberColors(): void {
  const { Color } = window.axe.commons.color;
  const { parseString } = Color.prototype;
  const parsed = new Map<string, ColorValues>();
  Color.prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}
