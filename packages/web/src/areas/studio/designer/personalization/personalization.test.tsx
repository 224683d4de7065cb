import { appearance, defaultSettings, updateApp } from '@parrot/contract/apps';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDesignerSession } from '../../../../state/designer-session.ts';
import { press } from '../../../../testing/press.ts';
import { button, field, fill, problemAt } from '../../studio.fixture.tsx';
import { answerPreview, app, newStoredSettings, openStep, serveSettings } from '../designer.fixture.tsx';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const saved = () => screen.findByText('Saved');
const retype = async (user: Awaited<ReturnType<typeof openStep>>['user'], label: string, value: string) => {
  await user.clear(await waitFor(() => field(label)));
  await fill(user, label, value);
};

test('identity: defaults first, and changes are saved automatically, field by field [DSG-03] [DSG-06]', async () => {
  const { user, server, stored } = await openStep('personalization', { part: 'identity' });
  const { appearance: defaults } = defaultSettings(app.appName);
  expect(field('Bot name').value).toBe(defaults.botName);
  expect(field('Welcome message').value).toBe(defaults.welcomeMsg);
  expect(field('Timeout message').value).toBe(defaults.timeoutMsg);
  await retype(user, 'Bot name', 'Halden assistant ');
  await retype(user, 'Timeout message', 'Bye!');
  await saved();
  const sent = server.requestsTo(updateApp).map(({ body }) => body?.appearance);
  expect(Object.assign({}, ...sent)).toEqual({ botName: 'Halden assistant ', timeoutMsg: 'Bye!' });
  expect(stored.settings.appearance.SupportingText).toBe(defaults.SupportingText);
});

test('appearance and header: every other appearance setting has its field and default [DSG-03]', async () => {
  const { user, stored } = await openStep('personalization', { part: 'appearance' });
  for (const name of ['Standard', 'Pills', 'Conversation']) expect(radio(name).checked).toBe(true);
  button('Choose background');
  await user.click(radio('Square'));
  await user.click(radio('List'));
  await user.click(radio('Landing page'));
  await press(user, 'Header and landing page');
  await screen.findByLabelText('Header title');
  expect(field('Header title').value).toBe(app.appName);
  expect(field('Subtitle').value).toBe('Replies instantly');
  const switches = [
    'Show logo in header',
    'Show subtitle',
    '“Talk to a person” in the menu',
    '“Talk to a person” on the landing page',
  ];
  for (const name of switches) {
    expect(field(name).checked).toBe(false);
    await user.click(field(name));
  }
  await saved();
  expect(stored.settings.appearance).toMatchObject({
    chatBubbleBtn: 'Square',
    suggestiveMenuBtn: 'List',
    themeSelection: 'Landing page',
    navbarAvatar: true,
    navbarSupportingTxt: true,
    escalationNavMenu: true,
    escalationLandingPage: true,
  });
  expect(Object.keys(appearance.shape)).toHaveLength(18);
});

test('behavior, languages and visitors: every setting has its field and default [DSG-03]', async () => {
  const { user, stored } = await openStep('personalization', { part: 'behaviour' });
  expect(field('Agents can take over').checked).toBe(true);
  expect(field('Agents answer first').checked).toBe(false);
  expect(field('Offer an agent after N unanswered questions').value).toBe('3');
  expect(field('Agent title').value).toBe('Agent');
  await user.click(field('Agents can take over'));
  await retype(user, 'End chat after inactivity', '60');
  await user.click(screen.getByRole('radio', { name: 'Least busy' }));
  await user.click(field('Suggested replies for agents'));
  await press(user, 'Languages');
  await user.click(await screen.findByRole('checkbox', { name: 'German' }));
  await user.click(field('Visitors can choose their language'));
  await press(user, 'Visitors');
  await screen.findByLabelText('Visitors can send files');
  const visitors = {
    'Visitors can send files': true,
    'Ask visitors for feedback': true,
    'Visitors can email themselves a transcript': true,
    'Require signed-in visitors (identity verification)': false,
  };
  for (const [name, byDefault] of Object.entries(visitors)) {
    expect(field(name).checked).toBe(byDefault);
    await user.click(field(name));
  }
  await saved();
  expect(stored.settings.behaviour).toEqual({
    ...defaultSettings(app.appName).behaviour,
    agentEscalation: false,
    multilingualSelection: true,
    languageList: ['de'],
    quietMinutes: 60,
    assignment: 'least_busy',
    smartSuggestions: false,
    visitorFiles: false,
    ratings: false,
    transcripts: false,
    authentication: true,
  });
  expect(screen.queryByRole('checkbox', { name: 'English' })).toBeNull();
});

test('texts per language: missing ones are marked, the preview uses the language, and a reset clears them [DSG-06]', async () => {
  const stored = newStoredSettings();
  stored.settings.behaviour.languageList = ['de', 'sv'];
  stored.settings.translations = { sv: { welcomeMsg: 'Hej!' } };
  const { user, server } = await openStep('personalization', { stored, part: 'languages' });
  const page = await answerPreview();
  expect(page.last()?.language).toBe('en');
  expect(screen.getByRole('tab', { name: 'German 5 missing' }).ariaSelected).toBe('true');
  const welcome = field('Welcome message, German');
  expect(welcome.placeholder).toBe(stored.settings.appearance.welcomeMsg);
  await fill(user, 'Welcome message, German', '<b>Hallo!</b>');
  expect(page.last()).toMatchObject({
    language: 'de',
    translations: { de: { welcomeMsg: '<b>Hallo!</b>' }, sv: { welcomeMsg: 'Hej!' } },
  });
  await screen.findByRole('tab', { name: 'German 4 missing' });
  await saved();
  expect(server.requestsTo(updateApp).at(-1)?.body?.translations).toEqual({
    de: { welcomeMsg: '<b>Hallo!</b>' },
  });
  await user.click(screen.getByRole('tab', { name: 'Swedish 4 missing' }));
  await waitFor(() => expect(field('Welcome message, Swedish').value).toBe('Hej!'));
  expect(page.last()?.language).toBe('sv');
  server.refuse(updateApp, 'bad_input', { fields: { 'translations.sv.welcomeMsg': 'Not this one.' } });
  await retype(user, 'Welcome message, Swedish', 'Hejsan!');
  await waitFor(() => expect(problemAt('Welcome message, Swedish')).toBe('Not this one.'));
  serveSettings(server, stored);
  await press(user, 'Reset Languages');
  await waitFor(() => expect(stored.settings).toEqual(defaultSettings(app.appName)));
  await waitFor(() => expect(screen.queryByRole('tab', { name: /German/ })).toBeNull());
});

test('the preview receives every change, also before it is saved, and the view options [DSG-06]', async () => {
  const { user } = await openStep('personalization', { part: 'identity' });
  const page = await answerPreview();
  expect(page.last()).toMatchObject({ open: true, scene: 'bot', mode: 'light', languages: ['en'] });
  await retype(user, 'Bot name', 'Polly');
  expect(page.last()?.appearance).toMatchObject({ botName: 'Polly', NavigationTitle: 'Polly' });
  await user.click(radio('Agent'));
  await user.click(radio('Closed'));
  await user.click(radio('Dark'));
  expect(page.last()).toMatchObject({ open: false, scene: 'agent', mode: 'dark' });
  await user.clear(field('Bot name'));
  expect(page.last()?.appearance.botName).not.toBe('');
  await retype(user, 'Welcome message', 'Hi!');
  await retype(user, 'Bot name', 'Coco');
  expect(page.last()?.appearance).toMatchObject({ botName: 'Coco', welcomeMsg: 'Hi!' });
  act(() => useDesignerSession.setState(useDesignerSession.getInitialState()));
});

test('a field and a group are reset to their defaults, and undo restores them [DSG-06]', async () => {
  const stored = newStoredSettings();
  Object.assign(stored.settings.appearance, { botName: 'Polly', welcomeMsg: 'Hej!' });
  const { user } = await openStep('personalization', { stored, part: 'identity' });
  await press(user, 'Reset Bot name');
  expect(field('Bot name').value).toBe(app.appName);
  expect(document.activeElement).toBe(field('Bot name'));
  await press(user, 'Reset Identity');
  await waitFor(() => expect(stored.settings).toEqual(defaultSettings(app.appName)));
  await press(user, 'Undo');
  await waitFor(() => expect(field('Welcome message').value).toBe('Hej!'));
});

test('a server error is shown at its field; the rest is saved [DSG-03]', async () => {
  const { user, server, stored } = await openStep('personalization', { part: 'identity' });
  server.refuse(updateApp, 'bad_input', { fields: { 'appearance.botName': 'Not this one.' } });
  await retype(user, 'Bot name', 'Polly');
  await waitFor(() => expect(problemAt('Bot name')).toBe('Not this one.'));
  await screen.findByText('Not saved: check the fields');
  serveSettings(server, stored);
  await retype(user, 'Welcome message', 'Hej!');
  await waitFor(() => expect(stored.settings.appearance.welcomeMsg).toBe('Hej!'));
  expect(stored.settings.appearance.botName).toBe(app.appName);
});

test('offline, changes stay and are sent on retry; leaving asks first', async () => {
  const { user, server, stored, router } = await openStep('personalization', { part: 'identity' });
  server.refuse(updateApp, 'unavailable');
  await retype(user, 'Bot name', 'Polly');
  await screen.findByText('Not saved');
  act(() => void router.navigate('/home/studio/apps'));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/home/studio/designer');
  serveSettings(server, stored);
  await press(user, 'Try again');
  await saved();
  expect(stored.settings.appearance.botName).toBe('Polly');
});

test('leaving saves what was just typed', async () => {
  const { user, stored, router } = await openStep('personalization', { part: 'identity' });
  await retype(user, 'Bot name', 'Polly');
  act(() => void router.navigate('/home/studio/apps'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/apps'));
  expect(stored.settings.appearance.botName).toBe('Polly');
});
