import type { LanguageCode } from '@parrot/contract/core';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { labelsIn, type TextKey } from './texts.ts';

const MOMENT_MS = 3_000;

/** On the publish step. Does not wait for the comparison with real questions, which may end in the meantime. */
export async function publishChanges(page: Page, language: LanguageCode = 'en'): Promise<void> {
  const { label } = labelsIn(language);
  const button = (key: TextKey) => page.getByRole('button', { name: label(key), exact: true });
  await button('designer:publish.publishAgain').click();
  const anyway = button('designer:realQuestions.ask.publish');
  const upToDate = page.getByText(label('designer:publish.upToDate'));
  await expect(anyway.or(upToDate)).toBeVisible();
  // The dialog closes by itself once the comparison is done.
  await anyway.click({ timeout: MOMENT_MS }).catch(() => undefined);
  await expect(upToDate).toBeVisible();
}
