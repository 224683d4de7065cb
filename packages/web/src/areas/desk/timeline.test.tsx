/// <reference types="node" />
/** The entries in the log of a conversation. */

import { DONE, LIMITS, newId } from '@parrot/contract/core';
import { deleteDeskFile, deskMessageChanged, openConversation } from '@parrot/contract/desk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AINO, at, noteOn } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import { elena, log, openWith, oskar, prepareDeskPage, server } from './desk-page.fixture.tsx';

prepareDeskPage();

test('web and email addresses in messages and notes are links that open outside the desk', async () => {
  server.addMessage(oskar, { value: 'See https://a.example/lamp?x=1, or javascript:alert(1)' }, false);
  server.addMessage(oskar, { userType: 'bot', value: 'Write to help@a.example.' }, false);
  server.addMessage(oskar, { userType: 'agent', value: 'https://bank.example@evil.example' }, false);
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

test('a reply of invisible characters cannot be sent', async () => {
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

test("the rating of a session is shown at its point in the log, and next to the visitor's name", async () => {
  server.addMessage(elena, { value: 'Bye' }, false);
  await openWith(elena);
  await log().findByText('Bye');
  const rated = { rating: 4, ratingComment: 'Quick, but <b>rude</b>', ratedAt: at(59) };
  server.put({ ...elena, ...rated, status: 'CLOSED', endedAt: at(50) });
  await log().findByText('Quick, but <b>rude</b>');
  log().getByRole('img', { name: 'Rated 4 out of 5' });
  log().getByText('rated this chat', { exact: false });
  const head = within(screen.getByRole('heading', { name: 'Elena García' }).closest('header') as HTMLElement);
  head.getByRole('img', { name: 'Rated 4 out of 5' });
  head.getByText('Quick, but <b>rude</b>');
});

test('Home loads back to the first message of 500 in few requests, End goes to the latest', async () => {
  for (let index = 0; index < 500; index += 1) server.addMessage(elena, {}, false);
  await openWith(elena);
  await log().findByText('Message 501');
  const before = server.emitsOf(openConversation).length;
  fireEvent.keyDown(screen.getByRole('log'), { key: 'Home' });
  await log().findByText('I am Elena García');
  await log().findByText('Message 250');
  expect(server.emitsOf(openConversation).length - before).toBe(1);
  await seen(() => expect(screen.getByRole('log').scrollTop).toBe(0));
  await seen(() => expect(log().queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
});

test("text over the limit is not cut, is reported, and can't be sent until it is shorter", async () => {
  const { user } = await openWith(elena);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your reply');
  const form = within(field.closest('form') as HTMLElement);
  const pasted = 'x'.repeat(LIMITS.messageLength + 12);
  await user.click(field);
  await user.paste(pasted);
  expect(field.value).toBe(pasted);
  form.getByText('12 characters over the limit of 4,000');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(field.value).toBe(pasted);
  fireEvent.change(field, { target: { value: pasted.slice(12) } });
  expect(form.queryByText(/over the limit/)).toBeNull();
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Note' }));
  await user.click(await screen.findByLabelText('Your note'));
  await user.paste('y'.repeat(LIMITS.noteLength + 1));
  form.getByText('1 character over the limit of 4,000');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('a file that the agent sent can be deleted after confirmation, and is gone for everyone at once', async () => {
  const file = { fileId: newId('fil'), name: 'price.pdf', bytes: 2_000, isPicture: false };
  const files = [{ ...file, url: `/files/${file.fileId}/price.pdf` }];
  const theirs = [{ ...files[0], fileId: newId('fil'), name: 'theirs.pdf' } as (typeof files)[number]];
  const from = { userType: 'agent', senderId: MAYA.userId, senderName: MAYA.name } as const;
  server.addMessage(elena, { ...from, senderId: AINO.userId, value: '', files: theirs }, false);
  const message = server.addMessage(elena, { ...from, value: '', files }, false);
  server.http.answer(deleteDeskFile, () => {
    const removed = [{ ...file, url: '' }];
    server.push(deskMessageChanged, { message: { ...message, files: removed } });
    return DONE;
  });
  const { user } = await openWith(elena);
  await log().findByRole('link', { name: 'Download price.pdf' });
  expect(log().queryByRole('button', { name: 'Delete theirs.pdf' })).toBeNull();
  await user.click(log().getByRole('button', { name: 'Delete price.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this file?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete file' }));
  await log().findByText('File removed');
  expect(log().queryByRole('link', { name: 'Download price.pdf' })).toBeNull();
  expect(server.http.requestsTo(deleteDeskFile)[0]?.body).toMatchObject({ fileId: file.fileId });
});
