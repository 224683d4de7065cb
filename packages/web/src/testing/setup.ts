/** Runs before each test file; imports here are loaded once. */
import { afterAll, vi } from 'vitest';
import { loadTexts, startTexts } from '../shared/i18n/i18n.ts';
import { cleanUpAfterEach } from './jsdom-polyfills.ts';

await startTexts();
await loadTexts([
  'accounts',
  'apps',
  'auth',
  'blocks',
  'calls',
  'designer',
  'desk',
  'desk-context',
  'faq',
  'flow',
  'landing',
  'learning',
  'models',
  'onboarding',
  'password',
  'profile',
  'responses',
  'studio',
  'team',
  'try',
  'activity',
  'second-factor',
]);

cleanUpAfterEach();
// Imports in flight when a file ends would be missing from all later ones.
afterAll(() => vi.dynamicImportSettled());
