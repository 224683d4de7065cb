/// <reference types="node" />
/** What stands in the log of a conversation. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, noteOn } from '../../features/desk/testing/queue-user.fixture.ts';
import { elena, log, openWith, oskar, prepareDeskPage, server } from './desk-page.fixture.tsx';

prepareDeskPage();

test('web and email addresses in messages and notes are links that open apart from the desk', async () => {
  server.say(oskar, { value: 'See https://a.example/lamp?x=1, or javascript:alert(1)' }, false);
  server.say(oskar, { userType: 'bot', value: 'Write to help@a.example.' }, false);
  server.say(oskar, { userType: 'agent', value: 'https://bank.example@evil.example' }, false);
  server.write(noteOn(oskar, { value: 'Seen on https://b.example/', time: at(40) }));
  await openWith(oskar);
  const links = await log().findAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['https://b.example/', 'https://b.example/'],
    ['https://a.example/lamp?x=1', 'https://a.example/lamp?x=1'],
    ['help@a.example', 'mailto:help@a.example'],
  ]);
  for (const { target, rel, dir } of links)
    expect({ target, rel, dir }).toEqual({ target: '_blank', rel: 'noopener noreferrer', dir: 'ltr' });
});

test('a reply of invisible characters can not be sent', async () => {
  const { user } = await openWith(elena);
  const field = await screen.findByLabelText('Your reply');
  await user.click(field);
  await user.paste('\u200b\u2800\u00a0');
  const send = within(field.closest('form') as HTMLElement).getByRole<HTMLButtonElement>('button', {
    name: 'Send',
  });
  expect(send.disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(log().queryByText('Undo')).toBeNull();
});
