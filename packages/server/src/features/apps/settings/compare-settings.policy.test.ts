import { defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import type { AppSnapshot, FrozenFaq } from '../versions/app-snapshot.ts';
import { compareVersions } from './compare-settings.policy.ts';

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
const state = (...faqs: FrozenFaq[]): AppSnapshot => ({
  language: 'en',
  settings: defaultSettings('Polly'),
  faqs,
  sources: [],
  flow: null,
});
const drawn = (blocks: Flow['blocks'], more: Partial<Flow> = {}): AppSnapshot => ({
  ...state(),
  flow: {
    version: FLOW_VERSION,
    language: 'en',
    start: 'start',
    blocks,
    parts: [],
    values: [],
    texts: {},
    places: {},
    notes: [],
    ...more,
  },
});
const common = { title: '', part: null };
const says = (en: string, next: string | null = null, title = ''): Flow['blocks'][string] => ({
  type: 'message',
  ...common,
  title,
  content: { kind: 'text', words: { en } },
  next: { done: next },
});
const start: Flow['blocks'][string] = { type: 'start', ...common, next: { done: 'hello' } };

test('two alike have no differences, whenever each was written', () => {
  const opening = faq();
  expect(compareVersions(state(opening), state(opening))).toEqual([]);
  const later = { ...opening, updatedAt: '2026-02-02T00:00:00.000Z' };
  expect(compareVersions(state(opening), state(later))).toEqual([]);
});

test('settings are told by their path, with both values as text', () => {
  const before = state();
  const { appearance, palette, behaviour } = before.settings;
  const after: AppSnapshot = {
    ...before,
    settings: {
      appearance: { ...appearance, isHumanFirst: true, botEscalationCount: 2 },
      palette: { ...palette, brandColor: '#FFD233' },
      behaviour: { ...behaviour, languageList: ['de', 'sv'] },
      translations: { de: { welcomeMsg: 'Hallo!' } },
    },
  };
  const setting = (name: string, from: string, to: string) => ({
    kind: 'changed',
    what: 'setting',
    name,
    before: from,
    after: to,
  });
  expect(compareVersions(before, after)).toEqual([
    setting('appearance.botEscalationCount', '3', '2'),
    setting('appearance.isHumanFirst', 'false', 'true'),
    setting('palette.brandColor', '#11794A', '#FFD233'),
    setting('behaviour.languageList', '', 'de, sv'),
    setting('translations.de.welcomeMsg', '', 'Hallo!'),
  ]);
});

test('a setting that one of the two did not have yet differs from nothing', () => {
  const before = state();
  const older = structuredClone(before);
  Reflect.deleteProperty(older.settings.appearance, 'agentTitle');
  expect(compareVersions(older, before)).toMatchObject([
    { name: 'appearance.agentTitle', before: '', after: 'Agent' },
  ]);
  expect(compareVersions(before, older)).toMatchObject([
    { name: 'appearance.agentTitle', before: 'Agent', after: '' },
  ]);
});

test('the language is told first', () => {
  const german = { ...state(faq()), language: 'de' as const };
  expect(compareVersions(state(), german)).toMatchObject([
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
  expect(compareVersions(state(kept, gone), state(fresh, changed))).toEqual([
    { kind: 'added', what: 'faq', name: 'New?', before: '', after: 'At nine.' },
    of('questions', 'When are you open?', 'Open when?\nHours?'),
    of('answer', 'At nine.', 'At ten.'),
    of('topic', 'Shop', 'Hours'),
    { kind: 'removed', what: 'faq', name: 'Gone?', before: 'At nine.', after: '' },
  ]);
});

test('what an older version did not keep of an FAQ does not count as changed', () => {
  const { topic: _topic, ...older } = faq();
  expect(compareVersions(state(older), state({ ...older, topic: 'Shop' }))).toEqual([]);
});

test('blocks are known by their id, told by their title, and only by what differs; where they stand is not told', () => {
  const before = drawn({ start, hello: says('Hello', 'gone'), gone: says('Bye', null, 'Farewell') });
  const moved = drawn(before.flow?.blocks ?? {}, { places: { start: { x: 5, y: 5 } } });
  expect(compareVersions(before, moved)).toEqual([]);
  const after = drawn(
    { start, hello: says('Good day', 'thanks', 'Greeting'), thanks: says('Thanks', null, 'Thank you') },
    { values: [{ name: 'orderNumber', type: 'text', scope: 'conversation', initial: null }] },
  );
  expect(compareVersions(before, after)).toEqual([
    {
      kind: 'changed',
      what: 'block',
      name: 'Greeting',
      before: 'content: kind: text, words: en: Hello; → done: Farewell',
      after: 'title: Greeting; content: kind: text, words: en: Good day; → done: Thank you',
    },
    {
      kind: 'added',
      what: 'block',
      name: 'Thank you',
      before: '',
      after: 'type: message; title: Thank you; content: kind: text, words: en: Thanks',
    },
    {
      kind: 'removed',
      what: 'block',
      name: 'Farewell',
      before: 'type: message; title: Farewell; content: kind: text, words: en: Bye',
      after: '',
    },
    {
      kind: 'changed',
      what: 'setting',
      name: 'flow.values',
      before: '',
      after: 'name: orderNumber, type: text, scope: conversation',
    },
  ]);
  expect(compareVersions(state(), drawn({ start })).map(({ name }) => name)).toEqual(['start (start)']);
  const long = compareVersions(drawn({ start }), drawn({ start, hello: says('x'.repeat(4_000)) }));
  expect(long[0]?.after.length).toBeLessThan(700);
});

test('sources are known by their id, and have changed once something else was read in them', () => {
  const source = (title: string, text: string) => ({
    sourceId: newId('src'),
    title,
    url: '',
    passages: [{ heading: '', text }],
  });
  const [kept, gone] = [source('Terms', 'Thirty days.'), source('Old', 'Gone.')];
  const fresh = source('New', 'Fresh.');
  const before = { ...state(), sources: [kept, gone] };
  const reread = { ...kept, passages: [{ heading: '', text: 'Sixty days.' }] };
  expect(compareVersions(before, { ...state(), sources: [reread, fresh] })).toEqual([
    {
      kind: 'changed',
      what: 'source',
      name: 'Terms',
      before: 'Thirty days. … (12)',
      after: 'Sixty days. … (11)',
    },
    { kind: 'added', what: 'source', name: 'New', before: '', after: 'Fresh. … (6)' },
    { kind: 'removed', what: 'source', name: 'Old', before: 'Gone. … (5)', after: '' },
  ]);
});
