// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.link ? [part.text] : []));

describe('addresses in a message', () => {
  test.each([
    ['See https://a.example/x.', ['https://a.example/x']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/x_(y) and HTTP://b.example', ['https://a.example/x_(y)', 'HTTP://b.example']],
    ['Really https://a.example/?q=1&r=2#top?!', ['https://a.example/?q=1&r=2#top']],
    ['“https://a.example”', ['https://a.example']],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'xhttps://a.example',
    'https://',
    'https://[',
    'www.a.example',
    '<a href="javascript:alert(1)">https</a>',
  ])('%s is none', (text) => {
    expect(links(text)).toEqual([]);
  });

  test('nothing of the text is lost or changed', () => {
    const text = 'One https://a.example/x, two\n(https://b.example). <b>three</b> https://[ end';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
