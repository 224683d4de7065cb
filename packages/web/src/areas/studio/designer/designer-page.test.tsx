import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { listFaqs } from '@parrot/contract/knowledge';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDesignerSession } from '../../../state/designer-session.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { rightsOf } from '../../../testing/users.ts';
import { anApp, openPage, pageFrom } from '../studio.fixture.tsx';
import DesignerPage from './designer-page.tsx';

const app = anApp({ language: 'de', faqCount: 1 });
const done = { status: 'success' } as const;
const details = { ...done, app, settings: defaultSettings(app.appName), revision: 1 };

async function openDesigner() {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (server) => {
      server.answer(appDetails, details);
      server.answer(listFaqs, pageFrom([]));
    },
  });
  await screen.findByRole('heading', { name: 'StoreAssist' });
  return opened;
}

test('the last open app opens again; a deleted one offers a link to the others', async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: '/home/studio/designer',
    prepare: (prepared) => {
      prepared.refuse(appDetails, 'not_found');
      useFlowStore.setState({ appId: app.appId });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find that.');
  expect(server.requestsTo(appDetails)[0]?.body).toMatchObject({ appId: app.appId });
  expect(screen.getByRole('link', { name: 'Go to apps' }).getAttribute('href')).toBe('/home/studio/apps');
});

test('the steps are Designer, Personalization and Publish; the header knows which one is open [NAV-05] [NAV-06]', async () => {
  const { user, router } = await openDesigner();
  const steps = screen.getAllByRole('tab');
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
    'Designer',
    'Personalization',
    'Publish',
  ]);
  expect(useDesignerSession.getState().activeRoute).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Personalization' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${app.appId}&step=personalization`));
  await waitFor(() => expect(useDesignerSession.getState().activeRoute).toBe(1));
  await user.click(screen.getByRole('tab', { name: 'Publish' }));
  await waitFor(() => expect(useDesignerSession.getState().activeRoute).toBe(2));
});

test("an archived app can't be edited", async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (prepared) =>
      prepared.answer(appDetails, { ...details, app: { ...app, archivedAt: app.updatedAt } }),
  });
  await screen.findByText('This app is archived');
  expect(server.requestsTo(listFaqs)).toEqual([]);
});

test('a user without the right to create apps sees that, and no request is sent that would end the session', async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    rights: rightsOf('billing'),
  });
  await screen.findByText('You can’t edit apps');
  expect(server.requests).toEqual([]);
});
