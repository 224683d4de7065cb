/// <reference types="node" />
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { type App, identitySecret, renewIdentitySecret, shareCode } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { startServer } from '../../../testing/server.ts';
import { signIn } from '../../../testing/users.ts';
import { IdentityCard } from './identity-card.tsx';
import { SNIPPET_NAMES, SNIPPETS, snippetWithIdentity } from './identity-snippet-code.ts';

const done = { status: 'success' } as const;
const APP = { appId: newId('app'), publishedAt: '2026-03-01T10:00:00.000Z' } as App;
const EMBED = '<script async crossorigin src="https://parrot.example/widget/prt_1.js"></script>';
const SECRET = 'a secret of this test, long enough';

function Card() {
  const [value, onChange] = useState(false);
  return <IdentityCard app={APP} authentication={{ value, onChange }} />;
}

test('the secret is hidden until requested, renewed after a confirmation, and every copy says so, by keyboard too [DSG-10]', async () => {
  const server = await startServer();
  const createdAt = '2026-03-01T10:00:00.000Z';
  server.answer(identitySecret, { ...done, secret: SECRET, createdAt });
  server.answer(renewIdentitySecret, { ...done, secret: 'the new one', createdAt });
  server.answer(shareCode, {
    ...done,
    parrotId: newId('prt'),
    embedCode: EMBED,
    testPageUrl: 'https://parrot.example/try/prt',
    results: [],
  });
  signIn();
  const user = userEvent.setup({ delay: null });
  const enter = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const copied = async (name: string) => {
    await enter(name);
    await screen.findAllByRole('button', { name: 'Copied' });
    return navigator.clipboard.readText();
  };
  renderPage(<Card />);
  await enter('Set up');
  await screen.findByRole('button', { name: 'Show secret' });
  expect(server.requestsTo(identitySecret)).toEqual([]);
  expect(screen.queryByText(SECRET)).toBeNull();
  await enter('Show secret');
  await screen.findByText(SECRET);
  expect(await copied('Copy secret')).toBe(SECRET);
  expect(await copied('Copy code')).toBe(SNIPPETS.node.code);
  await user.click(screen.getByRole('radio', { name: 'PHP' }));
  const snippet = snippetWithIdentity(EMBED, SNIPPETS.php.token);
  expect(snippet).toContain('/widget/prt_1.js" data-identity="<?= identityOf($user) ?>"></script>');
  await screen.findByText(snippet);
  expect(await copied('Copy snippet')).toBe(snippet);

  await user.click(screen.getByRole('switch', { name: 'Require signed-in visitors' }));
  await enter('Renew secret');
  const question = within(await screen.findByRole('dialog', { name: 'Renew the secret?' }));
  question.getByText(/no one can chat with this bot/);
  expect(server.requestsTo(renewIdentitySecret)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Renew secret' }));
  await screen.findByText('the new one');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await enter('Hide secret');
  await waitFor(() => expect(screen.queryByText('the new one')).toBeNull());
});

test('the Node snippet, as copied, signs a token that the server accepts', () => {
  const user = { id: 42, name: 'Ada "Bärg" <b>', email: 'ada@example.com' };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${SNIPPETS.node.code}\nconsole.log(identityOf(${JSON.stringify(user)}));`],
    { env: { ...process.env, NODE_OPTIONS: '', PARROT_IDENTITY_SECRET: SECRET }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const [head = '', claims = '', signature] = stdout.trim().split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const now = Date.now() / 1000;
  const { sub, name, email, iat, exp } = read(claims);
  expect({ sub, name, email }).toEqual({ sub: '42', name: user.name, email: user.email });
  expect(Math.abs(now - iat)).toBeLessThan(120);
  expect(exp - iat).toBe(3600);
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${head}.${claims}`).digest('base64url'));
  expect(SNIPPET_NAMES.length).toBeGreaterThanOrEqual(4);
});
