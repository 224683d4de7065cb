/// <reference types="node" />

import { assistantAbilities, translateMessage } from '@parrot/contract/assistant';
import { DONE } from '@parrot/contract/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOriginalsStore } from '../../features/desk/translation/originals-store.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { seen } from '../../testing/home.ts';
import { elena, log, openWith, oskar, prepareDeskPage, server } from './desk-page.fixture.tsx';

prepareDeskPage();
afterEach(() => {
  queryClient.clear();
  useOriginalsStore.setState({ conversationIds: [] });
});

const ENGLISH = {
  '¿Tienen la lámpara en verde?': 'Do you have the lamp in green?',
  Gracias: 'Thank you',
};
/** A model that translates these texts and returns all others unchanged. */
const connectModel = (translations: Record<string, string>) => {
  server.http.answer(assistantAbilities, { ...DONE, hasModel: true, smartSuggestions: false });
  server.http.answer(translateMessage, ({ body }) => ({
    ...DONE,
    text: translations[String(body?.text)] ?? String(body?.text),
  }));
};

test('messages in another language are translated in place, the original is one click away, and the choice is stored [DSK-11]', async () => {
  connectModel(ENGLISH);
  server.addMessage(elena, { value: '¿Tienen la lámpara en verde?' }, false);
  const { user } = await openWith(elena);
  await log().findByText('Do you have the lamp in green?');
  expect(log().getByText('I am Elena García')).toBeTruthy();
  expect(log().queryByText('¿Tienen la lámpara en verde?')).toBeNull();
  await user.click(log().getByRole('button', { name: /show original/ }));
  await log().findByText('¿Tienen la lámpara en verde?');
  await user.click(log().getByRole('button', { name: 'Show translation' }));
  await log().findByText('Do you have the lamp in green?');

  server.addMessage(elena, { value: 'Gracias' });
  await log().findByText('Thank you');
  await user.click(screen.getByRole('switch', { name: 'Translate Spanish to English' }));
  await log().findByText('Gracias');
  cleanup();
  await openWith(elena);
  await log().findByText('Gracias');
  expect(server.http.requestsTo(translateMessage)).toHaveLength(3);
});

test('a failed translation shows the error and can be retried; of a long conversation only the end is translated automatically', async () => {
  const lines = Array.from({ length: 11 }, (_, at) => `línea ${at}`);
  for (const value of lines) server.addMessage(elena, { value }, false);
  connectModel({ 'línea 0': 'the first line', 'línea 10': 'the last line' });
  server.http.refuse(translateMessage, 'unavailable', { message: 'The model is busy.' });
  const { user } = await openWith(elena);
  await seen(() => expect(log().queryAllByText(/The model is busy/)).toHaveLength(10));
  connectModel({ 'línea 0': 'the first line', 'línea 10': 'the last line' });
  await user.click(log().getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
  await log().findByText('the last line');
  await user.click(log().getAllByRole('button', { name: 'Translate' }).at(-1) as HTMLElement);
  await log().findByText('the first line');
});

test('without a model the bar says what is needed, and is hidden where both use the same language', async () => {
  await openWith(elena);
  await screen.findByText(/Writing in Spanish. Connect a language model/);
  cleanup();
  await openWith(oskar);
  await log().findByText('I am Oskar Nilsson');
  expect(screen.queryByText(/Writing in/)).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});
