import { defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import type { FrozenFaq } from './app-snapshot.ts';
import { versionChanges } from './version-changes.policy.ts';

const faq = (change: Partial<FrozenFaq> = {}): FrozenFaq => ({
  faqId: newId('faq'),
  languageCode: 'en',
  questions: ['When are you open?'],
  answer: 'At nine.',
  link: '',
  topic: 'Shop',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
const state = (...faqs: FrozenFaq[]) => ({
  language: 'en' as const,
  settings: defaultSettings('Polly'),
  faqs,
});

test('two alike have no differences, whenever each was written', () => {
  const opening = faq();
  expect(versionChanges(state(opening), state(opening))).toEqual([]);
  const later = { ...opening, updatedAt: '2026-02-02T00:00:00.000Z' };
  expect(versionChanges(state(opening), state(later))).toEqual([]);
});

test('settings are told by their path, with both values as text', () => {
  const before = state();
  const { appearance, palette, behaviour } = before.settings;
  const after = {
    ...before,
    settings: {
      appearance: { ...appearance, isHumanFirst: true, botEscalationCount: 2 },
      palette: { ...palette, brandColor: '#FFD233' },
      behaviour: { ...behaviour, languageList: ['de' as const, 'sv' as const] },
    },
  };
  const setting = (name: string, from: string, to: string) => ({
    kind: 'changed',
    what: 'setting',
    name,
    before: from,
    after: to,
  });
  expect(versionChanges(before, after)).toEqual([
    setting('appearance.botEscalationCount', '3', '2'),
    setting('appearance.isHumanFirst', 'false', 'true'),
    setting('palette.brandColor', '#11794A', '#FFD233'),
    setting('behaviour.languageList', '', 'de, sv'),
  ]);
});

test('a setting that one of the two did not have yet differs from nothing', () => {
  const before = state();
  const older = structuredClone(before);
  Reflect.deleteProperty(older.settings.appearance, 'agentTitle');
  expect(versionChanges(older, before)).toMatchObject([
    { name: 'appearance.agentTitle', before: '', after: 'Agent' },
  ]);
  expect(versionChanges(before, older)).toMatchObject([
    { name: 'appearance.agentTitle', before: 'Agent', after: '' },
  ]);
});

test('the language is told first', () => {
  const german = { ...state(faq()), language: 'de' as const };
  expect(versionChanges(state(), german)).toMatchObject([
    { kind: 'changed', what: 'language', name: 'language', before: 'en', after: 'de' },
    { kind: 'added', what: 'faq' },
  ]);
});

test('FAQs are known by their id: added, removed, and changed field by field', () => {
  const [kept, gone, fresh] = [faq(), faq({ questions: ['Gone?'] }), faq({ questions: ['New?'] })];
  const changed = { ...kept, questions: ['Open when?', 'Hours?'], answer: 'At ten.', topic: 'Hours' };
  const of = (field: string, before: string, after: string) => ({
    kind: 'changed',
    what: 'faq',
    name: 'Open when?',
    field,
    before,
    after,
  });
  expect(versionChanges(state(kept, gone), state(fresh, changed))).toEqual([
    { kind: 'added', what: 'faq', name: 'New?', before: '', after: 'At nine.' },
    of('questions', 'When are you open?', 'Open when?\nHours?'),
    of('answer', 'At nine.', 'At ten.'),
    of('topic', 'Shop', 'Hours'),
    { kind: 'removed', what: 'faq', name: 'Gone?', before: 'At nine.', after: '' },
  ]);
});

test('what an older version did not keep of an FAQ does not count as changed', () => {
  const { topic: _topic, ...older } = faq();
  expect(versionChanges(state(older), state({ ...older, topic: 'Shop' }))).toEqual([]);
});
