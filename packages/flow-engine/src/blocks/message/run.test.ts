import { expect, test } from 'vitest';
import { flowOf, play, sendMessage, value } from '../../flow.fixture.ts';
import type { SendMessage } from '../../index.ts';

const saying = (content: object, values: object[] = []): SendMessage | undefined => {
  const flow = flowOf({ first: { type: 'message', content, next: { done: null } } }, { values });
  const [first] = play(flow, []).effects;
  return first?.type === 'sendMessage' ? first : undefined;
};
const card = {
  imageUrl: 'https://shop.example/{{page}}.png',
  title: { en: 'For {{visitorName}}' },
  text: {},
  buttons: [
    { label: { en: 'Buy' }, url: 'https://shop.example/?q={{visitorEmail}}' },
    { label: { en: 'Steal' }, url: 'javascript:alert(1)' },
    { label: {}, url: 'https://shop.example' },
  ],
};
const shownCard = {
  imageUrl: 'https://shop.example/https%3A%2F%2Fshop.example%2Fcart.png',
  title: 'For Ann',
  text: '',
  buttons: [{ label: 'Buy', actionUrl: 'https://shop.example/?q=ann%40example.com' }],
};

test('Message sends its text with values filled in, and nothing if it is blank [F-11] [F-63]', () => {
  expect(saying({ kind: 'text', words: { en: 'Hello {{ visitorName }}{{nobody}}, {{1+1}}' } })).toEqual(
    sendMessage('Hello Ann, {{1+1}}'),
  );
  expect(saying({ kind: 'text', words: { en: ' \n' } })).toBeUndefined();
});

test('pictures, cards, carousels and files are sent, with http and https addresses only [F-11]', () => {
  expect(saying({ kind: 'card', card })).toEqual(sendMessage('', { attachment: shownCard }));
  const blank = { imageUrl: 'data:x', title: {}, text: {}, buttons: [] };
  expect(saying({ kind: 'carousel', cards: [card, blank] })).toEqual(
    sendMessage('', { carousel: [shownCard] }),
  );
  expect(saying({ kind: 'carousel', cards: [blank] })).toBeUndefined();

  const image = (imageUrl: string) => ({ kind: 'image', imageUrl, description: { en: 'A cat' } });
  expect(saying(image('https://cats.example/1.png'))).toEqual(
    sendMessage('', {
      attachment: { imageUrl: 'https://cats.example/1.png', title: '', text: 'A cat', buttons: [] },
    }),
  );
  expect(saying(image('file:///etc/passwd'))).toEqual(sendMessage('A cat'));

  const url = 'https://shop.example/terms.pdf';
  expect(saying({ kind: 'file', name: 'Terms', url })).toEqual(
    sendMessage('', { files: [{ name: 'Terms', url, bytes: 0, isPicture: false }] }),
  );
  expect(saying({ kind: 'file', name: 'Terms', url: 'ftp://shop.example' })).toBeUndefined();
});

test('an address can be a value, and must still be http or https [F-11]', () => {
  const file = { kind: 'file', name: 'Yours', url: '{{link}}' };
  const link = (initial: string) => [value('link', 'text', { initial })];
  expect(saying(file, link('https://a.example/x?y=1'))?.files[0]?.url).toBe('https://a.example/x?y=1');
  expect(saying(file, link('javascript:alert(1)'))).toBeUndefined();
});
