import { createApp, listApps } from '@parrot/contract/apps';
import { ERRORS } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rightsOf } from '../../testing/people.ts';
import { errorAnswer } from '../../testing/server.ts';
import AppsPage from './apps-page.tsx';
import { anApp, button, field, fill, openPage, pageFrom, problemAt } from './studio.fixture.tsx';

const openApps = (apps: ReturnType<typeof anApp>[], rights = rightsOf('owner')) =>
  openPage(<AppsPage />, { rights, prepare: (server) => server.answer(listApps, pageFrom(apps)) });

test('every app stands in the list with what it does and who touched it, and opens its designer', async () => {
  const live = anApp();
  const draft = anApp({
    appName: 'Returns',
    status: 'draft',
    faqCount: 1,
    publishedAt: null,
    language: 'de',
  });
  await openApps([live, draft]);
  const link = await screen.findByRole('link', { name: 'Open StoreAssist' });
  expect(link.getAttribute('href')).toBe(`/home/studio/designer?app=${live.appId}`);
  expect(screen.getByText('2 apps')).toBeTruthy();
  const [card, other] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(card).toContain('1,243');
  expect(card).toContain('Maya Lindqvist');
  expect(other).toContain('Complete your app setup.');
  expect(other).toContain('1 question');
  expect(other).toContain('DE');
});

test('without apps there is one thing to do', async () => {
  const { user } = await openApps([]);
  await screen.findByText('No bots created yet');
  expect(screen.queryByLabelText('Find an app')).toBeNull();
  await user.click(button('Create New'));
  await screen.findByRole('dialog');
});

test('a search asks the server, is kept in the address, and says when nothing is found', async () => {
  const { server, user, router } = await openApps([anApp()]);
  await screen.findByText('StoreAssist');
  server.answer(listApps, ({ body }) => pageFrom(body?.search ? [] : [anApp()])({ body }));
  await fill(user, 'Find an app', ' Zebra ');
  await screen.findByText('No app is called like that');
  expect(server.asked(listApps).at(-1)?.body).toMatchObject({ search: 'Zebra', offset: 0 });
  expect(router.state.location.search).toBe('?find=Zebra');
  await user.clear(field('Find an app'));
  await screen.findByText('StoreAssist');
  expect(router.state.location.search).toBe('');
});

test('a list that can’t be loaded says why, and comes at another try', async () => {
  const { server, user } = await openPage(<AppsPage />, {
    prepare: (prepared) => prepared.refuse(listApps, 'too_many'),
  });
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.too_many.message);
  server.answer(listApps, pageFrom([anApp()]));
  await user.click(button('Try again'));
  await screen.findByText('StoreAssist');
});

test('many apps come page by page; a page that fails leaves the others', async () => {
  const apps = Array.from({ length: 130 }, (_, index) => anApp({ appName: `App${index}` }));
  const { server, user } = await openApps(apps);
  await screen.findByText('App59');
  expect(screen.queryByText('App60')).toBeNull();
  server.respond(listApps, () => errorAnswer('too_many'));
  await user.click(button('Show more'));
  await screen.findByText(ERRORS.too_many.message);
  expect(screen.getByText('App59')).toBeTruthy();
  server.answer(listApps, pageFrom(apps));
  await user.click(button('Show more'));
  await screen.findByText('App119');
  await user.click(button('Show more'));
  await screen.findByText('App129');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('whoever may not create apps sees them, and is offered nothing that would be refused', async () => {
  await openApps([anApp()], rightsOf('billing'));
  await screen.findByText('StoreAssist');
  expect(screen.queryByRole('button', { name: 'Create New' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a new app needs a name by the rule, and one that is free [APP-04]', async () => {
  const { server, user, router } = await openApps([anApp()]);
  await screen.findByText('StoreAssist');
  await user.click(button('Create New'));
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.keyboard('My app!{Enter}');
  expect(problemAt('Name')).toBe('Please use 3-15 alphanumeric characters only.');
  expect(document.activeElement).toBe(field('Name'));
  expect(server.asked(createApp)).toEqual([]);

  server.refuse(createApp, 'app_name_taken');
  await user.clear(field('Name'));
  await user.keyboard('storeassist{Enter}');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  expect(screen.queryByRole('alert')).toBeNull();

  const made = anApp({ appName: 'Returns', status: 'Created' });
  server.answer(createApp, { status: 'success', app: made });
  await user.clear(field('Name'));
  expect(problemAt('Name')).not.toContain('already exists');
  await user.keyboard(' Returns {Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/designer'));
  expect(router.state.location.search).toBe(`?app=${made.appId}`);
  expect(server.asked(createApp).at(-1)?.body).toMatchObject({
    appName: 'Returns',
    appType: 'Q&A',
    language: 'en',
  });
});
