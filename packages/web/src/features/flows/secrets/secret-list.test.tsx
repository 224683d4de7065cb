import { deleteSecret, listSecrets, saveSecret } from '@parrot/contract/flows';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startServer } from '../../../testing/server.ts';
import { signIn } from '../../../testing/users.ts';
import { everyBlock } from '../inspector/every-block.fixture.ts';
import { field, openInspector, press } from '../inspector/inspector.fixture.tsx';

const done = { status: 'success' } as const;

test('secrets are created, replaced and deleted by name, and never shown [DSG-02]', async () => {
  const server = await startServer();
  signIn();
  const stored = new Map([['crmKey', 'old']]);
  server.answer(listSecrets, () => ({
    ...done,
    items: [...stored.keys()].map((name) => ({ name, savedAt: '2026-05-31T10:00:00.000Z' })),
  }));
  server.answer(saveSecret, ({ body }) => {
    stored.set(String(body?.name), String(body?.value));
    return done;
  });
  server.answer(deleteSecret, ({ queryString }) => {
    stored.delete(new URLSearchParams(queryString).get('name') ?? '');
    return done;
  });
  const flow = everyBlock();
  const api = flow.blocks['call-api'];
  if (api?.type === 'call-api') flow.blocks['call-api'] = { ...api, body: '{{secret.crmKey}}' };
  const { user } = openInspector({ flow });

  await press(user, /^Secrets/);
  await screen.findByText('crmKey');
  await press(user, 'Add secret');
  await user.type(await waitFor(() => field('Name')), 'crmKey');
  await press(user, 'Save secret');
  await screen.findByText('This name is already used.');
  expect(screen.getByText('Enter the secret.')).toBeTruthy();
  await user.clear(field('Name'));
  await user.type(await waitFor(() => field('Name')), 'shopKey');
  await user.type(await waitFor(() => field('Secret')), 's3cret-words');
  await press(user, 'Save secret');
  await screen.findByText('shopKey');
  expect(stored.get('shopKey')).toBe('s3cret-words');

  await press(user, 'Replace crmKey');
  await user.type(await waitFor(() => field('New secret for crmKey')), 'newer');
  await press(user, 'Save secret');
  await waitFor(() => expect(stored.get('crmKey')).toBe('newer'));
  await press(user, 'Delete crmKey');
  expect((await screen.findByRole('alert')).textContent).toContain('used in 1 block');
  await press(user, 'Delete crmKey');
  await waitFor(() => expect(screen.queryByText('crmKey')).toBeNull());
  expect([...stored.keys()]).toEqual(['shopKey']);
  expect(document.body.innerHTML).not.toContain('s3cret-words');
});
