import { defaultSettings } from '@parrot/contract/apps';
import { expect, test } from 'vitest';
import { compareSettings } from './compare-settings.policy.ts';

const state = () => ({ language: 'en' as const, settings: defaultSettings('Polly') });

test('settings are listed by path, with both values as text', () => {
  const before = state();
  const { appearance, palette, behaviour, gptData } = before.settings;
  const after: ReturnType<typeof state> = {
    ...before,
    settings: {
      appearance: { ...appearance, isHumanFirst: true, botEscalationCount: 2 },
      palette: { ...palette, brandColor: '#FFD233' },
      behaviour: { ...behaviour, languageList: ['de', 'sv'] },
      gptData: { ...gptData, type: 'none', defaultData: 'We sell lamps.' },
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
  expect(compareSettings(before, after)).toEqual([
    setting('appearance.botEscalationCount', '3', '2'),
    setting('appearance.isHumanFirst', 'false', 'true'),
    setting('palette.brandColor', '#11794A', '#FFD233'),
    setting('behaviour.languageList', '', 'de, sv'),
    setting('gptData.type', 'azure_openai', 'none'),
    setting('gptData.defaultData', '', 'We sell lamps.'),
    setting('translations.de.welcomeMsg', '', 'Hallo!'),
  ]);
});

test('a setting that one of the two lacks counts as empty there', () => {
  const before = state();
  const older = structuredClone(before);
  Reflect.deleteProperty(older.settings.appearance, 'agentTitle');
  expect(compareSettings(older, before)).toMatchObject([
    { name: 'appearance.agentTitle', before: '', after: 'Agent' },
  ]);
  expect(compareSettings(before, older)).toMatchObject([
    { name: 'appearance.agentTitle', before: 'Agent', after: '' },
  ]);
});

test('a change of language comes first', () => {
  const before = state();
  const { appearance } = before.settings;
  const settings = { ...before.settings, appearance: { ...appearance, agentTitle: 'Berater' } };
  expect(compareSettings(before, { language: 'de', settings })).toMatchObject([
    { kind: 'changed', what: 'language', name: 'language', before: 'en', after: 'de' },
    { what: 'setting', name: 'appearance.agentTitle' },
  ]);
});
