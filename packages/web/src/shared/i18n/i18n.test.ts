import { loadMessages } from '@parrot/contract/messages';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { signIn } from '../../testing/users.ts';
import { loadTexts, shippedLanguages, startTexts, texts } from './i18n.ts';
import { languageAtStart } from './language.ts';
import { problemsOf, textsIn, unusedKeys } from './locale-problems.fixture.ts';

/** Names that are the same in every language. */
const SAME_AS_ENGLISH: ReadonlySet<string> = new Set([]);

beforeAll(startTexts);
/** A query makes it another module; resetting all modules would load the set-up of later test files twice. */
const importAgain = (file = './translated.ts?again'): Promise<typeof import('./translated.ts')> =>
  import(/* @vite-ignore */ file);
const anyText = texts.t as (key: string, values?: object) => string;

test('a missing text throws, and so does a missing value', () => {
  expect(() => anyText('shell:nothing.of.the.kind')).toThrow("No text for 'shell:nothing.of.the.kind'");
  expect(() => anyText('shell:pageTitle')).toThrow('No value for {{page}}');
  expect(anyText('shell:brand')).toBe('Parrot');
});

test('the texts of an area are loaded with it', async () => {
  await loadTexts(['landing']);
  expect(texts.t('landing:signIn')).toBe('Sign in');
});

test('a screen that is loaded later shows the server’s sentences in the language of the interface', async () => {
  await texts.changeLanguage('de');
  const { translated } = await importAgain();
  expect(translated('Permission Denied')).toBe((await loadMessages('de')).catalog['Permission Denied']);
  await texts.changeLanguage('en');
});

test('a form of a plural that a file does not have is `_other`, and zero may have its own', async () => {
  // Millions have their own form in French, but not in the files.
  expect(new Intl.PluralRules('fr').select(1_000_000)).toBe('many');
  await texts.changeLanguage('fr');
  const inFrench = [1, 2, 1_000_000].map((count) => texts.t('bell.news', { count }));
  await texts.changeLanguage('en');
  expect(inFrench).toEqual([
    '1 nouvelle notification',
    '2 nouvelles notifications',
    '1000000 nouvelles notifications',
  ]);
  expect(anyText('team:inviteDialog.submit', { count: 0 })).toBe('Send invitations');
});

test('the language chosen last is shown, in whatever order the files arrive', async () => {
  await Promise.all([texts.changeLanguage('sv'), texts.changeLanguage('es'), texts.changeLanguage('en')]);
  expect([texts.language, document.documentElement.lang]).toEqual(['en', 'en']);
});

describe('the language at the start', () => {
  const ALL = ['en', 'es', 'de', 'fr', 'sv'] as const;
  const browserHas = (...tags: string[]) =>
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);
  const open = (search: string) => window.history.replaceState(null, '', `/${search}`);

  test.each([
    [['de-AT', 'en'], 'de'],
    [['nb-NO', 'sv_SE', 'de'], 'sv'],
    [['tlh', ''], 'en'],
    [[], 'en'],
  ])('follows the browser: %j is %s', (tags, language) => {
    browserHas(...tags);
    expect(languageAtStart(ALL)).toBe(language);
  });

  test('is the one chosen on this device, then the one in the address', () => {
    browserHas('de');
    useAppearanceStore.setState({ language: 'fr' });
    expect(languageAtStart(ALL)).toBe('fr');
    open('?lang=sv-SE');
    expect(languageAtStart(ALL)).toBe('sv');
    open('');
    expect(languageAtStart(ALL)).toBe('sv');
  });

  test('is that of the signed-in user, whatever the address says', () => {
    signIn();
    useAppearanceStore.setState({ language: 'fr' });
    open('?lang=sv');
    expect(languageAtStart(ALL)).toBe('fr');
  });

  test('is English for one that is unknown: in the address, stored, or without texts', async () => {
    browserHas('de');
    open('?lang=tlh');
    expect(languageAtStart(ALL)).toBe('en');
    open('');
    expect(languageAtStart(ALL)).toBe('de');
    const stored = { state: { colorScheme: 'dark', language: '../../etc' }, version: 1 };
    window.localStorage.setItem('parrot-appearance', JSON.stringify(stored));
    await useAppearanceStore.persist.rehydrate();
    expect(languageAtStart(ALL)).toBe('en');
    useAppearanceStore.setState({ language: 'sv' });
    expect(languageAtStart(['en', 'de'])).toBe('en');
  });

  test('is not English because an earlier version stored it without a choice', async () => {
    browserHas('de');
    const stored = { state: { colorScheme: 'dark', language: 'en' }, version: 0 };
    window.localStorage.setItem('parrot-appearance', JSON.stringify(stored));
    await useAppearanceStore.persist.rehydrate();
    expect(languageAtStart(ALL)).toBe('de');
  });
});

describe('the locale files', () => {
  const english = textsIn('en');

  test('have no text that no source uses', () => {
    expect(unusedKeys(english)).toEqual([]);
  });

  test.each(shippedLanguages)('in %s have the same texts as in English, translated', (language) => {
    if (language === 'en') return;
    expect(problemsOf(textsIn(language), english, SAME_AS_ENGLISH)).toEqual([]);
  });

  test.each(['es', 'fr'] as const)('in %s have one word for an app', (language) => {
    const others = [...textsIn(language)].filter(([, text]) =>
      /\bapps?\b/i.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    expect(others).toEqual([]);
  });

  test('with mistakes are reported', () => {
    const source = new Map([
      ['a:title', 'Two words'],
      ['a:left', '{{name}} <b>left</b>'],
      ['a:gone', 'Gone'],
      ['a:short', 'Save'],
      ['a:name', 'Microsoft Open AI'],
    ]);
    const texts = new Map([
      ['a:title', 'Two words'],
      ['a:left', '<b>{{nom}}</b> est parti'],
      ['a:short', 'Enregistrer toutes les modifications'],
      ['a:name', 'Microsoft Open AI'],
      ['a:more', 'Plus'],
    ]);
    expect(problemsOf(texts, source, new Set(['a:name']))).toEqual([
      'a:more is unknown',
      'a:title is not translated: Two words',
      'a:left has other placeholders or tags: <b>{{nom}}</b> est parti for {{name}} <b>left</b>',
      'a:gone is missing',
      'a:short is too long, 36 for 4: Enregistrer toutes les modifications',
    ]);
    expect(unusedKeys(new Map([['shell:nothing.of.the.kind', '']]))).toEqual(['shell:nothing.of.the.kind']);
  });
});
