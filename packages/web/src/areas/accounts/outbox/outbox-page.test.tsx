import { signInOptions } from '@parrot/contract/accounts';
import { listOutboxMail, type OutboxMail } from '@parrot/contract/installation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { startServer } from '../../../testing/server.ts';
import { openAccounts } from '../testing/render-accounts.tsx';

const LINK = 'http://localhost:3000/accounts/verify?token=a-token-from-the-mail';
const mail = (id: number, change: Partial<OutboxMail> = {}): OutboxMail => ({
  id,
  to: 'maya@halden.no',
  subject: `Mail ${id}`,
  text: `Please confirm: ${LINK}.\nThank you.`,
  html: '<p>Please confirm</p><script>parent.document.title = "taken over"</script>',
  sentAt: '2026-11-15T08:00:00.000Z',
  ...change,
});

async function openOutbox(items: OutboxMail[], address = '/outbox') {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: true, demoUsers: [] });
  server.answer(listOutboxMail, { items });
  return { server, ...openAccounts(address) };
}

test('stored mail is listed, and shown as text with clickable links [AUT-08]', async () => {
  const { user } = await openOutbox([mail(2), mail(1)]);
  await user.click(await screen.findByRole('link', { name: /Mail 2/ }));
  await screen.findByRole('heading', { name: 'Mail 2' });
  expect(screen.getByRole('link', { name: LINK }).getAttribute('href')).toBe(LINK);
  expect(screen.getByRole('article').textContent).toContain(`${LINK}.\nThank you.`);
});

test('only web addresses become links', async () => {
  await openOutbox([mail(1, { text: 'javascript:alert(1) and data:text/html,x' })], '/outbox?mail=1');
  expect((await screen.findByRole('article')).textContent).toContain('javascript:alert(1)');
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
});

test('the HTML version is shown in a frame without scripts', async () => {
  const { user } = await openOutbox([mail(1)], '/outbox?mail=1');
  await user.click(await screen.findByRole('radio', { name: 'HTML' }));
  const frame = await screen.findByTitle('HTML version of “Mail 1”');
  expect(frame.getAttribute('srcdoc')).toContain('<p>Please confirm</p>');
  const allowed = (frame.getAttribute('sandbox') ?? 'everything').split(' ');
  expect(allowed).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
});

test('the button fetches new mail', async () => {
  const { server, user } = await openOutbox([]);
  await screen.findByText('No emails yet');
  server.answer(listOutboxMail, { items: [mail(1)] });
  await press(user, 'Refresh');
  await screen.findByRole('link', { name: /Mail 1/ });
});

test('an installation that sends mail has no outbox, and none is requested', async () => {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: false, demoUsers: [] });
  openAccounts('/outbox');
  await screen.findByRole('heading', { name: 'This page is not found' });
  expect(server.requestsTo(listOutboxMail)).toHaveLength(0);
});

test('a remote user finds no outbox', async () => {
  const { server } = await openOutbox([]);
  server.refuse(listOutboxMail, 'not_found');
  await screen.findByRole('heading', { name: 'This page is not found' });
});

test('a failed load is shown and can be retried [ERR-02]', async () => {
  const server = await startServer();
  server.refuse(signInOptions, 'too_many');
  const { user } = openAccounts('/outbox');
  expect((await screen.findByRole('alert')).textContent).toContain('Oops! Something went wrong');
  server.answer(signInOptions, { oidcName: null, keepsMail: true, demoUsers: [] });
  server.answer(listOutboxMail, { items: [mail(1)] });
  await press(user, 'Try again');
  await waitFor(() => expect(screen.getByRole('link', { name: /Mail 1/ })).toBeTruthy());
});
