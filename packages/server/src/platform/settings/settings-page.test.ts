import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingsPage } from './settings-page.ts';

const PAGE = fileURLToPath(new URL('../../../../../docs/operate/settings.md', import.meta.url));

test('the page of settings is up to date; `npm run docs` writes it', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(PAGE);
});
