/** Others in the same app: shown while they are there. */
import { noteEditing } from '@parrot/contract/apps';
import { userId } from '@parrot/contract/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seen } from '../../../testing/home.ts';
import { app, done, openStep } from './designer.fixture.tsx';

const ada = { userId: userId.parse('usr_0000000000000000000001'), userName: 'Ada Berg' };
const jonas = { userId: userId.parse('usr_0000000000000000000002'), userName: 'Jonas Weber' };

test('who else has the app open stands in the bar, and leaving is told [DSG-01]', async () => {
  const { server, unmount } = await openStep('publish', {
    prepare: (of) => of.answer(noteEditing, { ...done, others: [ada, jonas] }),
  });
  await screen.findByRole('img', { name: 'Also here now: Ada Berg and Jonas Weber' });
  expect(server.asked(noteEditing).at(-1)?.body).toMatchObject({ appId: app.appId, isHere: true });
  unmount();
  await seen(() =>
    expect(server.asked(noteEditing).at(-1)?.body).toMatchObject({ appId: app.appId, isHere: false }),
  );
});

test('nobody else, no word of it', async () => {
  await openStep('publish', { prepare: (of) => of.answer(noteEditing, { ...done, others: [] }) });
  await screen.findByRole('tab', { name: /Publish/ });
  expect(screen.queryByRole('img', { name: /Also here/ })).toBeNull();
});
