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
  'desk-conversation',
  'desk-profile',
  'desk-bot',
  'faq',
  'fields',
  'flow',
  'landing',
  'learning',
  'upkeep',
  'models',
  'notifications',
  'onboarding',
  'password',
  'profile',
  'hours',
  'responses',
  'rules',
  'studio',
  'team',
  'tour',
  'try',
  'activity',
  'second-factor',
  'api-keys',
  'tickets',
  'ticket-fields',
  'visitor-merge',
  'targets',
  'target-settings',
  'breaches',
]);

cleanUpAfterEach();
// Imports in flight when a file ends would be missing from all later ones.
afterAll(() => vi.dynamicImportSettled());
