import { countAttack } from '@parrot/testkit/attack-tests';
import { expect, test } from 'vitest';
import { safePage } from './redirect.policy.ts';

test.each([
  ['desk', 'desk'],
  ['/studio/apps', 'studio/apps'],
  ['studio/designer?appId=app_1&step=2', 'studio/designer?appId=app_1&step=2'],
])('%s is a page of the application', (page, safe) => {
  expect(safePage(page)).toBe(safe);
});

test.each([
  '//evil.example',
  '///evil',
  'studio//evil',
  'http:evil',
  'http://evil.example',
  'evil.example',
  '\\evil',
  '/\\evil',
  'a\nb',
  'a\tb',
  '?x=//evil',
  'a?x=%2f%2fevil',
  'a#b',
  '@evil',
  ' desk',
  'x'.repeat(201),
  '',
  undefined,
])('%s is dropped', (page) => {
  countAttack('redirects');
  expect(safePage(page)).toBeUndefined();
});
