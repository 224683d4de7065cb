/** Other users in the same app. */
import { noteEditing } from '@parrot/contract/apps';
import { userId } from '@parrot/contract/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seen } from '../../../testing/home.ts';
import { app, done, openStep } from './designer.fixture.tsx';

const ada = { userId: userId.parse('usr_0000000000000000000001'), userName: 'Ada Berg' };
const jonas = { userId: userId.parse('usr_0000000000000000000002'), userName: 'Jonas Weber' };

test('other users with the app open are shown in the bar, and leaving is reported [DSG-01]', async () => {
  const { server, unmount } = await openStep('publish', {
    prepare: (of) => of.answer(noteEditing, { ...done, others: [ada, jonas] }),
  });
  await screen.findByRole('img', { name: 'Also editing: Ada Berg and Jonas Weber' });
  expect(server.requestsTo(noteEditing).at(-1)?.body).toMatchObject({ appId: app.appId, isHere: true });
  unmount();
  await seen(() =>
    expect(server.requestsTo(noteEditing).at(-1)?.body).toMatchObject({ appId: app.appId, isHere: false }),
  );
});

test('without other users nothing is shown', async () => {
  await openStep('publish', { prepare: (of) => of.answer(noteEditing, { ...done, others: [] }) });
  await screen.findByRole('tab', { name: /Publish/ });
  expect(screen.queryByRole('img', { name: /Also here/ })).toBeNull();
});
