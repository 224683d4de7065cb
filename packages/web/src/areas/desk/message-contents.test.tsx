/// <reference types="node" />
/** The contents of a message in the log: files, pictures, cards, sources. */
import { newId } from '@parrot/contract/core';
import { deskFileLink } from '@parrot/contract/desk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, visitorMessage } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { elena, log, openWith, prepareDeskPage, row, server } from './desk-page.fixture.tsx';

prepareDeskPage();

test('what the visitor saw besides the text is shown, without unsafe links [DSK-06] [VAL-02]', async () => {
  server.addMessage(
    elena,
    {
      userType: 'bot',
      value: 'This is your order.',
      suggestions: ['Track it', 'Talk to a person'],
      attachment: {
        imageUrl: '',
        title: 'Lysa pendant',
        text: 'Delivered yesterday',
        buttons: [
          { label: 'Track parcel', actionUrl: 'https://halden.example/48213' },
          { label: 'Bad', actionUrl: 'javascript:alert(1)' },
        ],
      },
    },
    false,
  );
  await openWith(elena);
  await log().findByText('Lysa pendant');
  log().getByText('Track it');
  expect(
    log()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Track parcel']);
});

test('a picture with an expired address is shown by a fresh one; a deleted one becomes a row', async () => {
  const [expiring, gone] = [newId('fil'), newId('fil')];
  const urlOf = (fileId: string, key: string) => `/files/${fileId}/a.png?until=1&key=${key}`;
  const picture = (fileId: string, name: string) => ({
    name,
    url: urlOf(fileId, 'old'),
    bytes: 2_000,
    isPicture: true,
  });
  server.http.answer(deskFileLink, { status: 'success', url: urlOf(expiring, 'new') });
  const known = server.put(elena);
  server.addMessage(
    known,
    { value: '', files: [picture(expiring, 'cat.png'), picture(gone, 'dog.png')] },
    false,
  );
  await openWith(known);
  fireEvent.error(await log().findByRole('img', { name: 'cat.png' }));
  const src = () => log().getByRole('img', { name: 'cat.png' }).getAttribute('src');
  await seen(() => expect(src()).toBe(urlOf(expiring, 'new')));
  server.http.refuse(deskFileLink, 'not_found');
  fireEvent.error(log().getByRole('img', { name: 'dog.png' }));
  await log().findByRole('link', { name: 'Download dog.png' });
});

test('files, cards, sources, thumbs and verification are shown; script in any of them is plain text [DSK-06] [VAL-02]', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const known = server.put({
    ...elena,
    userName: script,
    isVerified: true,
    email: 'elena@example.com',
    rating: 4,
    lastMessage: visitorMessage('', at(9), 2),
  });
  server.addMessage(
    known,
    {
      value: '',
      files: [
        { name: `${script}.png`, url: '/files/1/a.png', bytes: 2_000, isPicture: true },
        { name: 'spy.png', url: 'https://spy.example/pixel.png', bytes: 0, isPicture: true },
        { name: 'price list.pdf', url: '/files/2/list.pdf', bytes: 2_516_582, isPicture: false },
        { name: 'bad.pdf', url: 'javascript:alert(1)', bytes: 1, isPicture: false },
      ],
    },
    false,
  );
  const card = { imageUrl: '', text: '', buttons: [] };
  server.addMessage(
    known,
    {
      userType: 'bot',
      value: 'Here they are.',
      canRate: true,
      thumb: 'down',
      carousel: [
        { ...card, title: 'First lamp' },
        { ...card, title: script },
      ],
      sources: [
        { title: 'Delivery', url: 'https://halden.example/delivery' },
        { title: 'Handbook', url: 'javascript:alert(1)' },
      ],
    },
    false,
  );
  await openWith(known);
  await log().findByText('First lamp');
  expect(document.querySelectorAll('[onerror]')).toHaveLength(0);
  const pictures = log()
    .getAllByRole<HTMLImageElement>('img')
    .filter(({ tagName }) => tagName === 'IMG');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/files/1/a.png']);
  const links = log()
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/files/1/a.png', ''],
    ['https://spy.example/pixel.png', 'spy.png'],
    ['/files/2/list.pdf', 'price list.pdf2.4 MB'],
    ['https://halden.example/delivery', 'Delivery'],
  ]);
  log().getByText('Handbook');
  log().getByRole('img', { name: 'The visitor didn’t find this helpful' });
  const head = within(screen.getByRole('banner'));
  head.getByRole('img', { name: /^Verified: StoreAssist’s website/ });
  head.getByRole('img', { name: 'Rated 4 out of 5' });
  expect(head.getByRole('link').getAttribute('href')).toBe('mailto:elena@example.com');
  expect((await row(known)).textContent).toContain('Files');
  within(await row(known)).getByRole('img', { name: 'verified' });
});
