import { defaultSettings } from '@parrot/contract/apps';
import { expect, test } from 'vitest';
import {
  applySettingsChange,
  areSettingsEqual,
  editConflict,
  newPictures,
  withPrimaryLanguage,
} from './settings.policy.ts';

const defaults = defaultSettings('Polly');
const own = applySettingsChange(defaults, defaults, {
  appearance: { botName: 'Coco', agentTitle: 'Colleague' },
  palette: { brandColor: '#FFD233', navbarColor: '#000000' },
  behaviour: { quietMinutes: 5 },
  reset: [],
});

test('named fields change, and the others stay [DSG-06]', () => {
  const changed = applySettingsChange(own, defaults, { palette: { navbarColor: '' }, reset: [] });
  expect(changed).toEqual({ ...own, palette: { ...own.palette, navbarColor: '' } });
  expect(areSettingsEqual(changed, own)).toBe(false);
  expect(areSettingsEqual(applySettingsChange(own, defaults, { reset: [] }), own)).toBe(true);
});

test('a part is reset first, then changed; other parts stay [DSG-06]', () => {
  const changed = applySettingsChange(own, defaults, {
    palette: { navbarColor: '#111111' },
    reset: ['palette'],
  });
  expect(changed).toEqual({ ...own, palette: { ...defaults.palette, navbarColor: '#111111' } });
  const all = applySettingsChange(own, defaults, { reset: ['appearance', 'palette', 'behaviour'] });
  expect(all).toEqual(defaults);
});

test('lists contain no duplicates', () => {
  const { behaviour } = applySettingsChange(own, defaults, {
    behaviour: { languageList: ['de', 'sv', 'de'], allowedDomains: ['a.com', 'a.com'] },
    reset: [],
  });
  expect([behaviour.languageList, behaviour.allowedDomains]).toEqual([['de', 'sv'], ['a.com']]);
});

test('a language that becomes the primary one leaves the list of other languages', () => {
  const many = applySettingsChange(own, defaults, { behaviour: { languageList: ['de', 'sv'] }, reset: [] });
  expect(withPrimaryLanguage(many, 'de').behaviour.languageList).toEqual(['sv']);
  expect(withPrimaryLanguage(many, 'fr').behaviour.languageList).toEqual(['de', 'sv']);
});

test('only pictures that were not shown before are checked', () => {
  const shown = applySettingsChange(own, defaults, {
    appearance: { avatarUrl: '/pictures/a.webp' },
    reset: [],
  });
  expect(newPictures(own, shown)).toEqual([{ name: 'appearance.avatarUrl', address: '/pictures/a.webp' }]);
  expect(newPictures(shown, shown)).toEqual([]);
  expect(newPictures(shown, own)).toEqual([]);
});

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
  [3_600_000, '1 hour ago'],
  [90_000_000, '1 day ago'],
])('a conflict %i ms later names the editor and how long ago', (ms, when) => {
  const at = new Date(0);
  const { code, message } = editConflict('settings', { name: 'Ada Berg', at, now: new Date(ms) });
  expect([code, message]).toEqual([
    'conflict',
    `Ada Berg changed these settings ${when}. Review the latest version and try again.`,
  ]);
  expect(editConflict('settings', { name: undefined, at: null, now: at }).message).toBe(
    'Someone else changed this. Review the latest version and try again.',
  );
});
