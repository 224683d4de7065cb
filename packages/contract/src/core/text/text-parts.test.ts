import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.href ? [part.text] : []));
const hrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  test.each([
    ['See https://a.example/x.', ['https://a.example/x']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/x_(y) and HTTP://b.example', ['https://a.example/x_(y)', 'HTTP://b.example']],
    ['Really https://a.example/?q=1&r=2#top?!', ['https://a.example/?q=1&r=2#top']],
    ['“https://a.example”', ['https://a.example']],
    ['Write to maya.lind+desk@halden.example.', ['maya.lind+desk@halden.example']],
    ['mailto:maya@halden.example', ['mailto:maya@halden.example']],
    ['<maya@halden.example>, (https://a.example)', ['maya@halden.example', 'https://a.example']],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test('an email address opens a new email', () => {
    expect(hrefs('maya@halden.example or mailto:jo@halden.example')).toEqual([
      'mailto:maya@halden.example',
      'mailto:jo@halden.example',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'xhttps://a.example',
    'https://',
    'https://[',
    'www.a.example',
    'maya@halden',
    '@maya',
    'mailto:',
    '<a href="javascript:alert(1)">https</a>',
    'https://bank.example@evil.example/x',
    'https://user:secret@evil.example',
  ])('%s is not a link', (text) => {
    expect(links(text)).toEqual([]);
  });

  test('nothing of the text is lost or changed', () => {
    const text = 'One https://a.example/x, two\n(https://b.example). <b>three</b> https://[ jo@b.example end';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('a host in look-alike letters is shown in its ASCII form', () => {
    // The first letter of the host is Cyrillic.
    expect(textParts('https://\u0430pple.example/login?next=1')).toEqual([
      {
        text: 'https://xn--pple-43d.example/login?next=1',
        href: 'https://xn--pple-43d.example/login?next=1',
      },
    ]);
  });

  test('an email address with look-alike letters is not a link in part', () => {
    expect(links('\u0430dmin@halden.example admin@halden.exampl\u0435')).toEqual([]);
  });

  test.each(['\u202e', '\u2066', '\u200f', '\u200b', '\u00ad', '\ufeff'])(
    'a link ends before an invisible character (%#)',
    (mark) => {
      expect(hrefs(`https://a.example/${mark}moc.knab//:sptth`)).toEqual(['https://a.example/']);
    },
  );

  test('a backslash ends a link, so that the rest is not mistaken for its host', () => {
    expect(hrefs('https://evil.example\\@bank.example')).toEqual(['https://evil.example/']);
  });
});
