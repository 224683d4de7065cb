import { checkDuplicateApp, copySample, createApp } from '@parrot/contract/apps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApp, button, field, fill, problemAt } from '../studio.fixture.tsx';
import { aSample, openApps } from './apps.fixture.tsx';

const success = { status: 'success' } as const;

test('a new app needs a name by the rule, and one that is free [APP-04]', async () => {
  const { server, user, router } = await openApps({ mine: [anApp()] });
  await screen.findByText('StoreAssist');
  await user.click(button('Create New'));
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.keyboard('My');
  expect(problemAt('Name')).toBe('');
  await user.keyboard(' app!{Enter}');
  expect(problemAt('Name')).toBe('Please use 3-15 alphanumeric characters only.');
  expect(document.activeElement).toBe(field('Name'));
  expect([server.asked(createApp), server.asked(checkDuplicateApp)]).toEqual([[], []]);

  await user.clear(field('Name'));
  await user.keyboard('StoreAssist');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  await user.keyboard('{Enter}');
  expect(server.asked(createApp)).toEqual([]);

  // Somebody may take it between the look and the making.
  server.refuse(createApp, 'app_name_taken');
  await user.clear(field('Name'));
  await user.keyboard('Returns{Enter}');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  expect(screen.queryByRole('alert')).toBeNull();

  const made = anApp({ appName: 'Returns2', status: 'Created' });
  server.answer(createApp, { ...success, app: made });
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/designer'));
  expect(router.state.location.search).toBe(`?app=${made.appId}`);
  expect(server.asked(createApp).at(-1)?.body).toMatchObject({
    appName: 'Returns2',
    appType: 'Q&A',
    language: 'en',
  });
});

test('where the name can’t be looked up, the making still decides; a failure keeps what was typed', async () => {
  const { server, user } = await openApps();
  server.refuse(checkDuplicateApp, 'unavailable');
  server.refuse(createApp, 'limit_reached');
  await user.click(button('Create New'));
  await screen.findByRole('dialog');
  await fill(user, 'Name', 'Returns');
  await user.click(button('Create app'));
  expect((await screen.findByRole('alert')).textContent).toContain('upgrade your plan');
  expect(field('Name').value).toBe('Returns');
});

test('a new app can begin with what a sample knows [APP-07]', async () => {
  const made = anApp({ appName: 'MyHotel' });
  const { server, user, router } = await openApps({ samples: [aSample()] });
  server.answer(copySample, { ...success, app: made });
  await user.click(button('Create New'));
  await user.click(await screen.findByRole('radio', { name: /Hotel reception/ }));
  expect(screen.queryByRole('textbox', { name: 'Language' })).toBeNull();
  await fill(user, 'Name', 'MyHotel');
  await user.click(button('Create app'));
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${made.appId}`));
  expect(server.asked(copySample)[0]?.body).toMatchObject({ sampleId: 'hotel', appName: 'MyHotel' });
});

test('a sample opens with all it knows and is copied under a name of one’s own [APP-07]', async () => {
  const made = anApp({ appName: 'MyHotel' });
  const { server, user, router } = await openApps({ samples: [aSample()], at: '/?tab=sample' });
  await user.click(await screen.findByRole('button', { name: 'Look at Hotel reception' }));
  const drawer = await screen.findByRole('dialog', { name: 'Hotel reception' });
  for (const words of ['Stay', 'When is check-in?', 'From three.', 'Breakfast', 'From seven to ten.'])
    within(drawer).getByText(words);
  within(drawer).getByText(/How early can I come\?/);
  server.refuse(copySample, 'app_name_taken');
  await fill(user, 'Name', 'MyHotel');
  await user.click(button('Use this sample'));
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  server.answer(copySample, { ...success, app: made });
  await fill(user, 'Name', '2');
  await user.click(button('Use this sample'));
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${made.appId}`));
});
