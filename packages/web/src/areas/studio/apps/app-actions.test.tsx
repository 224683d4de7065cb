import {
  archiveApp,
  checkDuplicateApp,
  defaultSettings,
  deleteApp,
  duplicateApp,
  unarchiveApp,
  updateAppDetails,
} from '@parrot/contract/apps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { anApp, field, fill, problemAt } from '../studio.fixture.tsx';
import { chooseAct, openApps } from './apps.fixture.tsx';

const success = { status: 'success' } as const;

test('an app is archived immediately; undo restores it as a draft [APP-05]', async () => {
  const app = anApp();
  const { server, user, lists } = await openApps({ mine: [app] });
  server.answer(archiveApp, () => {
    lists.mine = [];
    return { ...success, app };
  });
  server.answer(unarchiveApp, () => {
    lists.mine = [{ ...app, status: 'draft' }];
    return { ...success, app };
  });
  await chooseAct(user, app, 'Archive');
  await screen.findByText(/StoreAssist archived/);
  await screen.findByText('No bots created yet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /My Apps/ })));
  await press(user, 'Undo');
  await screen.findByRole('article');
  expect(server.requestsTo(unarchiveApp)[0]?.body).toMatchObject({ appId: app.appId });
  await screen.findByText('StoreAssist restored as a draft');
});

test('a refused archive shows the reason, and the app stays [APP-05]', async () => {
  const app = anApp();
  const { server, user } = await openApps({ mine: [app] });
  server.refuse(archiveApp, 'not_found');
  await chooseAct(user, app, 'Archive');
  await screen.findByText('We couldn’t find that.');
  screen.getByRole('article');
});

test('an archived app is deleted only after its name was typed [APP-05]', async () => {
  const app = anApp({ archivedAt: '2026-03-02T10:00:00.000Z', status: 'draft' });
  const { server, user, lists } = await openApps({ archived: [app], at: '/?tab=archived' });
  server.refuse(deleteApp, 'unavailable');
  await chooseAct(user, app, 'Delete permanently');
  const dialog = await screen.findByRole('dialog');
  const submit = () => user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  await fill(user, 'Type StoreAssist to confirm', 'storeassist');
  await submit();
  await waitFor(() => expect(problemAt('Type StoreAssist to confirm')).toBe('Invalid app name.'));
  expect(server.requestsTo(deleteApp)).toEqual([]);

  await user.clear(field('Type StoreAssist to confirm'));
  await fill(user, 'Type StoreAssist to confirm', 'StoreAssist');
  await submit();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('unable to process');
  server.answer(deleteApp, () => {
    lists.archived = [];
    return success;
  });
  await submit();
  await screen.findByText('StoreAssist deleted');
  await screen.findByText('No archived apps');
  expect(server.requestsTo(deleteApp).at(-1)?.queryString).toContain('appName=StoreAssist');
});

test('name and description can be edited; a taken name is reported while typing, the app’s own is not [APP-04, APP-05]', async () => {
  const app = anApp();
  const { server, user, lists } = await openApps({ mine: [app, anApp({ appName: 'Returns' })] });
  server.answer(updateAppDetails, ({ body }) => {
    const changed = { ...app, appName: String(body?.appName) };
    lists.mine = [changed];
    return { ...success, app: changed, settings: defaultSettings('x'), revision: 1 };
  });
  await chooseAct(user, app, 'Name and description');
  await screen.findByRole('dialog');
  await fill(user, 'Description', 'For the shop');
  expect(server.requestsTo(checkDuplicateApp)).toEqual([]);
  await user.clear(field('Name'));
  await fill(user, 'Name', 'Returns');
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  await press(user, 'Save');
  expect(server.requestsTo(updateAppDetails)).toEqual([]);
  await user.clear(field('Name'));
  await fill(user, 'Name', 'Shop');
  await screen.findByText('This name is available.');
  await press(user, 'Save');
  await screen.findByText('Changes saved');
  await screen.findByRole('link', { name: 'Open Shop' });
  expect(server.requestsTo(updateAppDetails)[0]?.body).toMatchObject({
    appId: app.appId,
    appName: 'Shop',
    description: 'For the shop',
  });
});

test('a copy gets a free name, or its own, and can be opened from the toast [APP-05]', async () => {
  const app = anApp();
  const copy = anApp({ appName: 'Copy1', status: 'draft' });
  const { server, user, router } = await openApps({ mine: [app] });
  server.refuse(duplicateApp, 'app_name_taken');
  server.answer(checkDuplicateApp, ({ body }) => ({
    ...success,
    duplicate: body?.appName === `${app.appName}2`,
  }));
  await chooseAct(user, app, 'Duplicate');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(field('Name').value).toBe(`${app.appName}3`));
  await user.clear(field('Name'));
  await fill(user, 'Name', 'Copy1');
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(problemAt('Name')).toBe('An app with this name already exists.'));
  server.answer(duplicateApp, { ...success, app: copy });
  await fill(user, 'Name', 'b');
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await screen.findByText('Copy1 created');
  expect(server.requestsTo(duplicateApp).at(-1)?.body).toMatchObject({ appId: app.appId, appName: 'Copy1b' });
  await press(user, 'Open');
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${copy.appId}`));
});

test('the name that is proposed for a copy is discarded unasked, another one is not', async () => {
  const app = anApp();
  const { server, user } = await openApps({ mine: [app] });
  server.answer(checkDuplicateApp, { status: 'success', duplicate: false });
  await chooseAct(user, app, 'Duplicate');
  const name = await screen.findByRole('textbox', { name: /name/i });
  await waitFor(() => expect(name).toHaveProperty('value', `${app.appName}2`));
  await user.type(name, 'b');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.type(name, '{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
