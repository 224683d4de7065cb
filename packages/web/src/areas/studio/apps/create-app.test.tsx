import { checkDuplicateApp, copySample, createApp, defaultSettings, moduleData } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { saveRecipeDetails } from '@parrot/contract/flows';
import {
  addSite,
  type Source,
  type SourceProblem,
  uploadFile,
  validateFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { anApp, field, fill, problemAt } from '../studio.fixture.tsx';
import { aSample, openApps } from './apps.fixture.tsx';

const success = { status: 'success' } as const;
const aSource: Source = {
  sourceId: newId('src'),
  kind: 'file',
  title: 'help.txt',
  address: 'help.txt',
  state: 'in progress',
  problem: null,
  passageCount: 0,
  bytes: 5,
  siteId: null,
  site: null,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'Maya',
};

test('a new app needs a valid name that is free [APP-04]', async () => {
  const { server, user, router } = await openApps({ mine: [anApp()] });
  await screen.findByText('StoreAssist');
  await press(user, 'Create New');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.click(screen.getByRole('radio', { name: 'Blank' }));
  await user.click(screen.getByRole('radio', { name: /CUSTOM/ }));
  await user.click(field('Name'));
  await user.paste('My');
  expect(problemAt('Name')).toBe('');
  await user.paste(' app!');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(problemAt('Name')).toBe('Please use 3-15 alphanumeric characters only.'));
  expect(document.activeElement).toBe(field('Name'));
  expect([server.requestsTo(createApp), server.requestsTo(checkDuplicateApp)]).toEqual([[], []]);

  await user.clear(field('Name'));
  await user.paste('StoreAssist');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  await user.keyboard('{Enter}');

  // The name may be taken between the check and the creation.
  server.refuse(createApp, 'app_name_taken');
  await user.clear(field('Name'));
  await user.paste('Returns');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();

  const made = anApp({ appName: 'Returns2', status: 'Created' });
  server.answer(createApp, { ...success, app: made });
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/designer'));
  expect(router.state.location.search).toBe(`?app=${made.appId}`);
  expect(server.requestsTo(createApp).map(({ body }) => body)).toMatchObject([
    { appName: 'Returns' },
    { appName: 'Returns2', appType: 'CUSTOM', language: 'en' },
  ]);
});

test('the languages are those of a new app, the proposed one is chosen, and a GenAI app is introduced [DSG-05]', async () => {
  const { server, user } = await openApps();
  const { behaviour, ...settings } = defaultSettings('Bot', 'de');
  const available = { ...behaviour, createAppLanguageList: ['en' as const, 'de' as const] };
  server.answer(moduleData, { ...success, settings: { ...settings, behaviour: available } });
  server.answer(createApp, { ...success, app: anApp({ appName: 'Writer', appType: 'GenAI' }) });
  await press(user, 'Create New');
  const language = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Language' });
  await waitFor(() => expect(language.value).toBe('German'));
  await user.click(language);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'English',
    'German',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: 'Blank' }));
  await user.click(screen.getByRole('radio', { name: /GenAI/ }));
  await fill(user, 'Name', 'Writer');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.requestsTo(createApp)).toHaveLength(1));
  expect(server.requestsTo(createApp)[0]?.body).toMatchObject({
    appType: 'GenAI',
    language: 'de',
    gptData: { showGenAIModal: true },
  });
});

test('closing the dialog with input asks first', async () => {
  const { user } = await openApps();
  await press(user, 'Create New');
  await fill(user, 'Name', 'Returns');
  await user.keyboard('{Escape}');
  await press(user, 'Keep editing');
  expect(field('Name').value).toBe('Returns');
  await press(user, 'Cancel');
  await press(user, 'Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('if the name check fails, creating still decides; a failure keeps the input', async () => {
  const { server, user } = await openApps();
  server.refuse(checkDuplicateApp, 'unavailable');
  server.refuse(createApp, 'limit_reached');
  await press(user, 'Create New');
  await user.click(await screen.findByRole('radio', { name: 'Blank' }));
  await fill(user, 'Name', 'Returns');
  await press(user, 'Create app');
  expect((await screen.findByRole('alert')).textContent).toContain('Upgrade your plan');
  expect(field('Name').value).toBe('Returns');
});

test('a recipe shows a sample conversation and what is left to configure, and becomes an app with a flow [APP-07]', async () => {
  const made = anApp({ appName: 'Orders', appType: 'FUNCTIONAL', status: 'draft' });
  const { server, user, router } = await openApps();
  server.answer(saveRecipeDetails, { ...success, app: made });
  await press(user, 'Create New');
  await screen.findByText('Answers with handover says hello.');
  screen.getByText('Works right away. Nothing left to set up.');
  await user.click(screen.getByRole('radio', { name: /Order status/ }));
  await screen.findByText('Order status says hello.');
  screen.getByText('Set the address of your order system.');
  await fill(user, 'Name', 'Orders');
  await press(user, 'Create app');
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${made.appId}`));
  expect(server.requestsTo(saveRecipeDetails)[0]?.body).toMatchObject({
    recipeId: 'order-status',
    appName: 'Orders',
    language: 'en',
  });
});

test('a site or file becomes an app that reads it; an unreadable one is reported before anything is created [APP-04]', async () => {
  const made = anApp({ appName: 'Reader', appType: 'GenAI', status: 'Created' });
  const { server, user, router } = await openApps();
  const page = (problem: SourceProblem | null) =>
    server.answer(validateWebUrl, { ...success, valid: !problem, title: '', problem, pages: null });
  server.answer(createApp, { ...success, app: made });
  await press(user, 'Create New');
  await user.click(await screen.findByRole('radio', { name: 'Website or file' }));
  await fill(user, 'Name', 'Reader');
  await press(user, 'Create app');
  await waitFor(() => expect(problemAt('Web address')).toBe('Enter a web address or choose a file.'));

  page('notFound');
  await fill(user, 'Web address', 'shop.example/help');
  await press(user, 'Create app');
  await waitFor(() => expect(problemAt('Web address')).toBe('No page was found at this address.'));
  expect(server.requestsTo(validateWebUrl)[0]?.body).toMatchObject({ url: 'https://shop.example/help' });
  expect(server.requestsTo(createApp)).toEqual([]);

  // Created, but the source was not added: a retry adds it without a second app.
  page(null);
  server.refuse(addSite, 'unavailable');
  await press(user, 'Create app');
  await screen.findByRole('alert');
  server.answer(validateFile, { ...success, valid: true, message: '' });
  server.answer(uploadFile, { ...success, source: aSource });
  const file = new File(['Hello'], 'help.txt', { type: 'text/plain' });
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  // An invalid file is rejected when it is chosen.
  const choose = userEvent.setup({ applyAccept: false });
  await choose.upload(picker as HTMLInputElement, new File(['MZ'], 'run.exe'));
  await screen.findByText(/^Please choose one of these file types/);
  await choose.upload(picker as HTMLInputElement, new File([], 'empty.txt'));
  await screen.findByText('This file is empty.');
  expect(server.requestsTo(validateFile)).toEqual([]);
  await user.upload(picker as HTMLInputElement, file);
  await screen.findByText('help.txt');
  await press(user, 'Create app');
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${made.appId}&screen=documents`));
  expect(server.requestsTo(createApp)).toHaveLength(1);
  expect(server.requestsTo(createApp)[0]?.body).toMatchObject({ appName: 'Reader', appType: 'GenAI' });
  expect(server.requestsTo(uploadFile)).toHaveLength(1);
});

test('a sample shows its content and is copied under a new name [APP-07]', async () => {
  const made = anApp({ appName: 'MyHotel' });
  const { server, user, router } = await openApps({ samples: [aSample()], at: '/?tab=sample' });
  await press(user, 'Preview Hotel reception');
  const drawer = await screen.findByRole('dialog', { name: 'Hotel reception' });
  for (const text of ['Stay', 'When is check-in?', 'From three.', 'Breakfast', 'From seven to ten.'])
    within(drawer).getByText(text);
  within(drawer).getByText(/How early can I come\?/);
  server.refuse(copySample, 'app_name_taken');
  await fill(user, 'Name', 'MyHotel');
  await press(user, 'Use this sample');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  server.answer(copySample, { ...success, app: made });
  await fill(user, 'Name', '2');
  await press(user, 'Use this sample');
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${made.appId}`));
});
