/**
 * Playwright's `expect`, with a cheaper `toBeVisible`: whenever its own one looks and finds nothing yet, it
 * describes the whole page for an error message, six times in the first quarter of a second.
 */
import { type Locator, expect as playwrightExpect } from '@playwright/test';

export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    try {
      if (this.isNot) await playwrightExpect(locator).not.toBeVisible(options);
      else await becomesVisible(locator, { timeout: this.timeout, ...options });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  },
});

async function becomesVisible(locator: Locator, options: { timeout: number }): Promise<void> {
  try {
    await locator.waitFor(options);
  } catch {
    // Playwright's own matcher reports what is missing.
    await playwrightExpect(locator).toBeVisible();
  }
}
