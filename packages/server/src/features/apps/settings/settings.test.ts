import { listActivity } from '@parrot/contract/activity';
import {
  appDetails,
  archiveApp,
  compareVersions,
  createApp,
  defaultSettings,
  moduleData,
  publishApp,
  restoreVersion,
  updateApp,
  updateAppDetails,
} from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { type AppId, type BodyOf, ERRORS } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const A_MINUTE = 60_000;
let server: TestServer;
let owner: TestSession;
let builder: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  builder = await newMember(server, owner, 'admin');
});
afterAll(() => server.stop());

let count = 0;
const newApp = async (appName = `Set${++count}`) =>
  (await server.api.call(createApp, { session: owner, body: { appName, appType: 'Q&A' } })).app;
const details = (appId: AppId) => server.api.call(appDetails, { session: owner, body: { appId } });
type Change = Omit<BodyOf<typeof updateApp>, 'appId' | 'revision'>;
const save = (appId: AppId, revision: number, change: Change, session = owner) =>
  server.api.call(updateApp, { session, body: { appId, revision, ...change } });
const attempt = (appId: AppId, revision: number, change: object, session = owner) =>
  server.api.answer(updateApp, { session, body: { appId, revision, ...change } });
const activityOf = async (appId: AppId) =>
  (await server.api.call(listActivity, { session: owner, body: { subjects: ['app'], limit: 100 } })).items
    .filter(({ subjectId }) => subjectId === appId)
    .map(({ act, actorName, values }) => [act, actorName, values]);

describe('saving settings', () => {
  test('a new app has the defaults, and the Studio can request those for any name [DSG-03, DSG-04]', async () => {
    const { appId } = await newApp('Fresh');
    expect(await details(appId)).toMatchObject({ settings: defaultSettings('Fresh'), revision: 1 });
    const query = { module: 'settings' as const, botName: 'Polly' };
    const { settings } = await server.api.call(moduleData, { session: owner, query });
    expect(settings).toEqual(defaultSettings('Polly'));
    expect(settings.appearance).toMatchObject({ modeSelection: 'Light Mode', botEscalationCount: 3 });
  });

  test('sets the named fields, and increments the revision [DSG-03, DSG-06]', async () => {
    const { appId, appName } = await newApp();
    const first = await save(appId, 1, {
      appearance: { botName: 'Coco', themeSelection: 'Landing page' },
      behaviour: { allowedDomains: ['Example.com', '*.example.org'] },
    });
    expect(first.revision).toBe(2);
    expect(first.app).toMatchObject({ status: 'draft', updatedBy: 'Maya Lind', hasUnpublishedChanges: true });
    const defaults = defaultSettings(appName);
    expect(first.settings).toEqual({
      // The texts derived from its name follow.
      appearance: { ...defaultSettings('Coco').appearance, themeSelection: 'Landing page' },
      palette: defaults.palette,
      behaviour: { ...defaults.behaviour, allowedDomains: ['example.com', '*.example.org'] },
      gptData: defaults.gptData,
      translations: {},
    });

    const second = await save(appId, 2, { palette: { navbarColor: '#000000', brandColor: '#FFD233' } });
    expect(second.settings.appearance.botName).toBe('Coco');
    const { settings, revision, app } = await details(appId);
    expect({ settings, revision, app }).toEqual({
      settings: second.settings,
      revision: 3,
      app: second.app,
    });
  });

  test('languages and GenAI settings have their defaults, are checked, saved, versioned, compared and reset [DSG-05]', async () => {
    const query = { module: 'settings' as const, botName: 'Polly', language: 'en' as const };
    const { settings: defaults } = await server.api.call(moduleData, { session: owner, query });
    expect(defaults.behaviour).toMatchObject({
      authentication: false,
      agentEscalation: true,
      multilingualSelection: false,
      isVideoCallRequired: false,
      languageList: [],
      createAppLanguageList: ['en', 'es', 'de', 'fr', 'sv'],
      defaultLanguageList: ['en'],
    });
    const gptData = {
      type: 'azure_openai',
      version: 'parrotgpt4',
      showGenAIModal: false,
      defaultData: '',
    } as const;
    expect(defaults.gptData).toEqual(gptData);

    const body = { appName: 'Writer', appType: 'GenAI' as const, language: 'de' as const };
    const introduced = { ...body, languageList: ['sv' as const], gptData: { showGenAIModal: true } };
    const { app } = await server.api.call(createApp, { session: owner, body: introduced });
    const { appId } = app;
    expect((await details(appId)).settings).toMatchObject({
      behaviour: { languageList: ['sv'], defaultLanguageList: ['de', 'sv'] },
      gptData: { ...gptData, showGenAIModal: true },
    });
    const wrong = [
      [{ gptData: { type: 'gpt' } }, 'gptData.type'],
      [{ gptData: { version: 'parrotgpt9' } }, 'gptData.version'],
      [{ gptData: { defaultData: 'x'.repeat(2_001) } }, 'gptData.defaultData'],
      [{ behaviour: { createAppLanguageList: [] } }, 'behaviour.createAppLanguageList'],
      [{ behaviour: { createAppLanguageList: ['sv'] } }, 'behaviour.createAppLanguageList'],
      [{ behaviour: { createAppLanguageList: ['de', 'en'] } }, 'behaviour.languageList'],
      [{ behaviour: { defaultLanguageList: ['sv', 'de'] } }, 'behaviour.defaultLanguageList'],
    ] as const;
    for (const [change, field] of wrong) {
      const refused = await attempt(appId, 1, change);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
    const facts = { defaultData: 'We sell lamps in Oslo.', type: 'openai', showGenAIModal: false } as const;
    const languages = {
      createAppLanguageList: ['de' as const, 'sv' as const, 'fr' as const],
      languageList: ['fr' as const],
    };
    await save(appId, 1, { gptData: facts, behaviour: languages });
    const narrowed = { appId, language: 'es' as const };
    expect((await server.api.answer(updateAppDetails, { session: owner, body: narrowed })).status).toBe(400);

    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    const { version } = await server.api.call(publishApp, { session: owner, body: { appId } });
    const reset = await save(appId, 2, { reset: ['gptData', 'behaviour'] });
    expect(reset.settings).toMatchObject({
      behaviour: { ...defaults.behaviour, languageList: ['sv'], defaultLanguageList: ['de', 'sv'] },
      gptData,
    });
    const { versionId } = version;
    const { changes } = await server.api.call(compareVersions, {
      session: owner,
      body: { appId, from: versionId, to: 'draft' },
    });
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'gptData.type', before: 'openai', after: 'azure_openai' }),
        expect.objectContaining({ name: 'gptData.defaultData', before: facts.defaultData, after: '' }),
        expect.objectContaining({ name: 'behaviour.languageList', before: 'fr', after: 'sv' }),
      ]),
    );
    await server.api.call(restoreVersion, { session: owner, body: { appId, versionId } });
    expect((await details(appId)).settings).toMatchObject({ behaviour: languages, gptData: facts });
  });

  test('a bot in another language begins with texts in it, and texts nobody edited follow a new one [DSG-11]', async () => {
    const { app } = await server.api.call(createApp, {
      session: owner,
      body: { appName: 'Papagei', appType: 'Q&A', language: 'de' },
    });
    const { appId } = app;
    const german = defaultSettings('Papagei', 'de').appearance;
    expect((await details(appId)).settings.appearance).toEqual(german);
    expect(german.welcomeMsg).toBe('Hallo! Ich bin Papagei. Fragen Sie mich, was Sie möchten.');
    await save(appId, 1, { appearance: { timeoutMsg: 'Bis bald!' } });
    await server.api.call(updateAppDetails, { session: owner, body: { appId, language: 'sv' } });
    const { appearance, behaviour } = (await details(appId)).settings;
    expect(appearance).toEqual({ ...defaultSettings('Papagei', 'sv').appearance, timeoutMsg: 'Bis bald!' });
    expect(behaviour.defaultLanguageList).toEqual(['sv']);
  });

  test('a new name changes the title and the welcome, unless they were edited', async () => {
    const { appId } = await newApp();
    const first = await save(appId, 1, { appearance: { botName: 'Coco' } });
    expect(first.settings.appearance).toMatchObject({
      NavigationTitle: 'Coco',
      welcomeMsg: 'Hi! I’m Coco. Ask me anything.',
    });
    await save(appId, 2, { appearance: { NavigationTitle: 'Help desk' } });
    const third = await save(appId, 3, { appearance: { botName: 'Kea' } });
    expect(third.settings.appearance).toMatchObject({
      botName: 'Kea',
      NavigationTitle: 'Help desk',
      welcomeMsg: 'Hi! I’m Kea. Ask me anything.',
    });
    const own = { botName: 'Lori', welcomeMsg: 'Hi there!' };
    const fourth = await save(appId, 4, { appearance: own });
    expect(fourth.settings.appearance).toMatchObject({ ...own, NavigationTitle: 'Help desk' });
  });

  test('translations are set one by one, removed if empty, and reset together [DSG-06]', async () => {
    const { appId } = await newApp();
    await save(appId, 1, { translations: { de: { welcomeMsg: 'Hallo!', agentTitle: 'Kollegin' } } });
    const second = await save(appId, 2, {
      translations: { de: { agentTitle: '' }, fr: { welcomeMsg: 'Bonjour !' } },
    });
    expect(second.settings.translations).toEqual({
      de: { welcomeMsg: 'Hallo!' },
      fr: { welcomeMsg: 'Bonjour !' },
    });
    const reset = await save(appId, 3, { reset: ['translations'] });
    expect(reset.settings.translations).toEqual({});
  });

  test('the palette is merged or cleared, and every part can be reset [DSG-04, DSG-06]', async () => {
    const { appId, appName } = await newApp();
    await save(appId, 1, {
      appearance: { agentTitle: 'Colleague' },
      palette: { navbarColor: '#000000', userChatBubbleColor: '#FFD233' },
    });
    const merged = await save(appId, 2, { palette: { navbarColor: '' } });
    expect(merged.settings.palette).toMatchObject({ navbarColor: '', userChatBubbleColor: '#FFD233' });
    const cleared = await save(appId, 3, { reset: ['palette'], palette: { brandColor: '#FFD233' } });
    expect(cleared.settings.palette).toEqual({
      ...defaultSettings(appName).palette,
      brandColor: '#FFD233',
    });
    expect(cleared.settings.appearance.agentTitle).toBe('Colleague');
    const reset = await save(appId, 4, { reset: ['appearance', 'palette', 'behaviour'] });
    expect(reset.settings).toEqual(defaultSettings(appName));
  });

  test('saving the same values again changes nothing', async () => {
    const { appId } = await newApp();
    const same = await save(appId, 1, { palette: { brandColor: '#11794A' }, reset: ['behaviour'] });
    expect(same).toMatchObject({ revision: 1, app: { status: 'Created' } });
    expect(await activityOf(appId)).toEqual([['app.created', 'Maya Lind', {}]]);
  });

  test('texts are stored as typed, including scripts [DSG-03]', async () => {
    const { appId } = await newApp();
    const welcomeMsg = '<script>alert("x")</script> Grüß dich 🦜';
    const { settings } = await save(appId, 1, { appearance: { welcomeMsg } });
    expect(settings.appearance.welcomeMsg).toBe(welcomeMsg);
  });

  test.each([
    ['a color that is none', { palette: { navbarColor: 'red' } }, 'palette.navbarColor'],
    ['no brand color', { palette: { brandColor: '' } }, 'palette.brandColor'],
    ['a mode there is not', { appearance: { modeSelection: 'Night' } }, 'appearance.modeSelection'],
    ['no name', { appearance: { botName: ' ' } }, 'appearance.botName'],
    ['a long greeting', { appearance: { welcomeMsg: 'x'.repeat(501) } }, 'appearance.welcomeMsg'],
    [
      'a picture from elsewhere',
      { appearance: { avatarUrl: 'https://x.com/a.png' } },
      'appearance.avatarUrl',
    ],
    ['a path traversal', { appearance: { avatarUrl: '/pictures/../a.png' } }, 'appearance.avatarUrl'],
    ['a site with a path', { behaviour: { allowedDomains: ['a.com/b'] } }, 'behaviour.allowedDomains.0'],
    ['too little patience', { behaviour: { quietMinutes: 4 } }, 'behaviour.quietMinutes'],
    ['an unknown language', { behaviour: { languageList: ['xx'] } }, 'behaviour.languageList.0'],
    ['its own language', { behaviour: { languageList: ['de', 'en'] } }, 'behaviour.languageList'],
    ['a part there is not', { reset: ['everything'] }, 'reset.0'],
  ])('refuses %s, and nothing changes [DSG-03, DSG-04]', async (_what, change, field) => {
    const { appId } = await newApp();
    const before = await details(appId);
    const answer = await attempt(appId, 1, { appearance: { agentTitle: 'X' }, ...change });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await details(appId)).toEqual(before);
  });

  test.each(['\u0000', '\ud800'])('refuses characters that the database cannot store', async (character) => {
    const { appId } = await newApp();
    const before = await details(appId);
    expect((await attempt(appId, 1, { appearance: { botName: `A${character}` } })).status).toBe(400);
    expect(await details(appId)).toEqual(before);
  });
});

describe('concurrent editors', () => {
  test('the second gets a conflict that names the first, and nothing is overwritten [DSG-06]', async () => {
    const { appId } = await newApp();
    await save(appId, 1, { appearance: { agentTitle: 'Colleague' } }, builder);
    server.clock.advance(2 * A_MINUTE);
    const before = await details(appId);
    const late = await attempt(appId, 1, { appearance: { agentTitle: 'Helper' } });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.message).toBe(
      'admin person changed these settings 2 minutes ago. Review the latest version and try again.',
    );
    const own = await attempt(appId, 1, { palette: { navbarColor: '#000000' } }, builder);
    expect(own.body.message).toMatch(/^You changed this in another window 2 minutes ago\./);
    expect(await details(appId)).toEqual(before);

    const onTop = await save(appId, before.revision, { palette: { navbarColor: '#000000' } });
    expect(onTop.settings).toMatchObject({
      appearance: { agentTitle: 'Colleague' },
      palette: { navbarColor: '#000000' },
    });
    const never = await attempt(appId, 99, { reset: ['palette'] });
    expect(never.status).toBe(409);
  });

  test('of several saves at the same time, one succeeds', async () => {
    const { appId } = await newApp();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((agentTitle) => attempt(appId, 1, { appearance: { agentTitle } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect((await details(appId)).revision).toBe(2);
  });

  test('editing the knowledge causes no conflict', async () => {
    const { appId } = await newApp();
    await server.api.call(addFaq, { session: builder, body: { appId, ...OPENING_HOURS } });
    expect((await save(appId, 1, { appearance: { agentTitle: 'Helper' } })).revision).toBe(2);
  });
});

describe('the published bot', () => {
  test('keeps its appearance until it is published again [DSG-06]', async () => {
    const { appId, parrotId } = await newApp();
    const shown = async () => {
      const { appearance, colors } = await server.api.call(widgetConfig, { query: { parrotId } });
      return [appearance.botName, colors.light.brand];
    };
    await save(appId, 1, { appearance: { botName: 'Coco' } });
    expect(await shown()).toEqual(['Coco', '#11794A']);
    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    await server.api.call(publishApp, { session: owner, body: { appId } });
    await save(appId, 2, { appearance: { botName: 'Kea' }, palette: { brandColor: '#FFD233' } });
    expect(await shown()).toEqual(['Coco', '#11794A']);
    await server.api.call(publishApp, { session: owner, body: { appId } });
    expect(await shown()).toEqual(['Kea', '#FFD233']);
  });
});

test('an archived app is unchanged [APP-05]', async () => {
  const { appId } = await newApp();
  await server.api.call(archiveApp, { session: owner, body: { appId } });
  const before = await details(appId);
  const answers = [
    await attempt(appId, 1, { appearance: { agentTitle: 'X' } }),
    await server.api.answer(updateAppDetails, { session: owner, body: { appId, description: 'X' } }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'app_archived', ...ERRORS.app_archived });
  }
  expect(await details(appId)).toEqual(before);
});

// Last, as it moves the clock beyond the lifetime of a token.
test('many changes make one activity entry per user and quarter of an hour [APP-05]', async () => {
  const { appId } = await newApp();
  let revision = 1;
  const changeAs = async (session: TestSession) => {
    const change = { appearance: { agentTitle: `Title ${revision}` } };
    ({ revision } = await save(appId, revision, change, session));
  };
  const by = async () => (await activityOf(appId)).slice(0, -1).map(([act, actor]) => `${actor}: ${act}`);
  const [maya, admin] = ['Maya Lind: app.settingsChanged', 'admin person: app.settingsChanged'];
  await changeAs(owner);
  await changeAs(owner);
  expect(await by()).toEqual([maya]);
  server.clock.advance(10 * A_MINUTE);
  await changeAs(builder);
  await changeAs(owner);
  expect(await by()).toEqual([admin, maya]);
  server.clock.advance(5 * A_MINUTE);
  owner = await signInAs(server, owner.emailId);
  builder = await signInAs(server, builder.emailId);
  await changeAs(owner);
  await changeAs(builder);
  expect(await by()).toEqual([maya, admin, maya]);
});
