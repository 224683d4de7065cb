import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  workspaceSecurity,
} from '@parrot/contract/accounts';
import { newId } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { choose, dialog, openTeam } from './team.fixture.tsx';

const done = { status: 'success' } as const;
const SECRET = `parrot_ab12${'x'.repeat(39)}`;
const DAY_MS = 86_400_000;

const aKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  apiKeyId: newId('key'),
  name: 'Nightly report',
  prefix: 'parrot_ab12',
  scopes: ['knowledge:read'],
  createdBy: { userId: newId('usr'), name: 'Maya' },
  createdAt: new Date(Date.now() - 10 * DAY_MS).toISOString(),
  expiresAt: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  lastUsedAt: null,
  ...change,
});

const openKeys = (items: ApiKey[], mayCreate = true) =>
  openTeam({
    at: '/?tab=security',
    prepare: (server) => {
      server.answer(workspaceSecurity, { ...done, needsSecondFactor: false, userIds: [], mayChange: false });
      server.answer(listApiKeys, { ...done, items, mayCreate });
    },
  });

test('an owner creates a key and sees its secret once', async () => {
  const { server, user } = await openKeys([]);
  await screen.findByText('No API keys yet.');
  await press(user, 'Create an API key');
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findAllByText('Required')).toHaveLength(2);
  expect(server.requestsTo(createApiKey)).toHaveLength(0);

  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Nightly report');
  await user.click(form.getByRole('checkbox', { name: 'Read and export FAQs and sources' }));
  await choose(user, 'Expires in', '30 days');
  server.answer(createApiKey, { ...done, apiKey: aKey(), secret: SECRET });
  server.answer(listApiKeys, { ...done, items: [aKey()], mayCreate: true });
  await user.click(form.getByRole('button', { name: 'Create' }));
  await screen.findByText(SECRET);
  expect(server.requestsTo(createApiKey)[0]?.body).toMatchObject({
    name: 'Nightly report',
    scopes: ['knowledge:read'],
    expiresInDays: 30,
  });
  await press(user, 'I’ve saved it');
  await screen.findByText('parrot_ab12…');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test('a key is revoked after a question, which shows a refusal', async () => {
  const key = aKey();
  const { server, user } = await openKeys([
    key,
    aKey({ name: 'Old', expiresAt: '2026-01-02T10:00:00.000Z' }),
  ]);
  await screen.findByText(/^Expired .+ · Not used yet · Created by Maya/);
  await press(user, 'Revoke Nightly report');
  const ask = await dialog();
  server.refuse(revokeApiKey, 'not_found');
  await user.click(ask.getByRole('button', { name: 'Revoke' }));
  await ask.findByText('We couldn’t find that.');
  server.answer(revokeApiKey, done);
  server.answer(listApiKeys, { ...done, items: [], mayCreate: true });
  await user.click(ask.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('API key revoked.');
  expect(server.requestsTo(revokeApiKey).at(-1)?.body).toMatchObject({ apiKeyId: key.apiKeyId });
  await screen.findByText('No API keys yet.');
});

test('others revoke their own keys and create none', async () => {
  await openKeys([aKey()], false);
  await screen.findByText('Only owners can create API keys.');
  expect(screen.getByRole('button', { name: 'Revoke Nightly report' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create an API key' })).toBeNull();
});
