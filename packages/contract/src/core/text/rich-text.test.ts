import { expect, test } from 'vitest';
import { foldBlocks } from './fold-blocks.ts';
import {
  type InlinePart,
  isFormatted,
  isMarked,
  parseRichText,
  plainText,
  type RichBlock,
} from './rich-text.ts';

const inline = (parts: InlinePart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'picture') return `<img ${part.url} ${part.alt}>`;
      const inner = inline(part.parts);
      return part.kind === 'link' ? `<a ${part.href}>${inner}</a>` : `<${part.kind}>${inner}</${part.kind}>`;
    })
    .join('');
const shownBlock = (block: RichBlock): string => {
  if (block.kind === 'text') return inline(block.parts);
  if (block.kind === 'list')
    return `<list ${block.start ?? '-'}${block.level > 0 ? ` ${block.level}` : ''}>${block.items.map((item) => `<item>${inline(item)}`).join('')}`;
  const rows = block.rows.map((row) => `<row${isMarked(row) ? ' marked' : ''}>${row.map(inline).join(',')}`);
  return `<table${block.hasHead ? ' head' : ''}>${rows.join('')}`;
};
const shown = (text: string): string => parseRichText(text).map(shownBlock).join('|');

test('bold, italic, links, pictures and lists', () => {
  expect(shown('Very **bold**, *italic* and **both *at* once**!')).toBe(
    'Very <bold>bold</bold>, <italic>italic</italic> and <bold>both <italic>at</italic> once</bold>!',
  );
  expect(shown('See [our *terms*](https://a.example/t?x=1), or mail [us](mailto:hi@a.example)')).toBe(
    'See <a https://a.example/t?x=1>our <italic>terms</italic></a>, or mail <a mailto:hi@a.example>us</a>',
  );
  expect(shown('![A map](https://a.example/map.png)')).toBe('<img https://a.example/map.png A map>');
  expect(shown('![](/pictures/a-B_1.webp)')).toBe('<img /pictures/a-B_1.webp >');
  expect(shown('Bring:\n- a **pen**\n- paper\n\nThen:\n2. sign\n3. send\nDone')).toBe(
    'Bring:|<list -><item>a <bold>pen</bold><item>paper|Then:|<list 2><item>sign<item>send|Done',
  );
  expect(shown('- one\n\n- two\n1. three')).toBe('<list -><item>one<item>two|<list 1><item>three');
});

test('tables and nested lists', () => {
  expect(shown('Prices\nLength · Price\nup to 8 m · 24 €\n**8–10 m** · **31 €**\nPer night.')).toBe(
    'Prices|<table head><row>Length,Price<row>up to 8 m,24 €<row marked><bold>8–10 m</bold>,<bold>31 €</bold>|Per night.',
  );
  expect(shown('Mon · 9–17\nSat · 10–14\nSun · 12–14')).toBe(
    '<table><row>Mon,9–17<row>Sat,10–14<row>Sun,12–14',
  );
  expect(shown('1. a\n  - b\n    - c\n2. d')).toBe(
    '<list 1><item>a|<list - 1><item>b|<list - 2><item>c|<list 2><item>d',
  );
  expect(plainText('**A** · b\nc · 1\nd · 2')).toBe('A · b\nc · 1\nd · 2');
});

test.each([
  'One · line',
  'Halden Home · Oslo\nStorgata 12 · 0155 Oslo',
  'Lamps · Chairs · Tables\nTel. 22 33 44 · Fax 22 33 45\nMon–Fri',
  'Oslo · Bergen\nLamps · Chairs · Tables\nMon · 9–17',
])('dots without rows of a table stay text: %s', (text) => {
  expect(shown(text)).toBe(text);
});

test('a long text is folded after eight lines; marked ones stay', () => {
  const folded = (text: string) => foldBlocks(parseRichText(text))?.map(shownBlock).join('|') ?? null;
  const items = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. step`);
  expect(folded(items(8).join('\n'))).toBeNull();
  expect(folded(items(12).join('\n'))).toBe(`<list 1>${'<item>step'.repeat(8)}`);
  expect(folded([...items(11), '12. **last**'].join('\n'))).toBe(
    `<list 1>${'<item>step'.repeat(8)}|<list 12><item><bold>last</bold>`,
  );
  const rows = Array.from({ length: 20 }, (_, at) => (at === 15 ? '**p** · **15**' : `p · ${at}`));
  expect(folded(['Intro', 'Part · Price', ...rows].join('\n'))).toBe(
    `Intro|<table head><row>Part,Price${[0, 1, 2, 3, 4, 5].map((at) => `<row>p,${at}`).join('')}<row marked><bold>p</bold>,<bold>15</bold>`,
  );
  expect(
    folded(Array.from({ length: 12 }, (_, at) => `Column ${at}: x`).join('\n'))?.split('\n'),
  ).toHaveLength(8);
});

test('plain text stays plain text', () => {
  for (const text of [
    '2 * 3 * 4 = 24',
    'a*b*c and snake_case_name',
    'Sizes: S, M, L (see [1] and (2))',
    'Stars: *** and **',
    '5* hotel, 4* hotel',
    'two\nlines\n\nand a paragraph',
    '-5 degrees\n3.5 liters\n2024 was good',
    '<b>no</b> <script>alert(1)</script>',
  ]) {
    expect(shown(text)).toBe(text);
    expect(plainText(text)).toBe(text);
  }
  expect(isFormatted('Just a sentence with https://a.example/x.')).toBe(false);
  expect(shown('At https://a.example/x.')).toBe('At <a https://a.example/x>https://a.example/x</a>.');
});

test('nothing but web pages, email addresses, https pictures and our own uploads passes', () => {
  for (const text of [
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x](https://bank.example@evil.example)',
    '[x](//evil.example)',
    '![x](http://a.example/x.png)',
    '![x](data:image/png;base64,AAAA)',
    '![x](/pictures/../secret.webp)',
    '![x](/home)',
  ])
    expect(shown(text)).not.toMatch(/<img|<a (?!https?:)/);
  expect(shown('![x](javascript:alert)')).toBe('![x](javascript:alert)');
  expect(shown('[a [b](https://b.example)](https://c.example)')).not.toMatch(/<a [^>]*>[^<]*<a /);
});

test('the words alone, for search and the answer engine', () => {
  expect(
    plainText(
      '**Open** from [9](https://a.example) to 5\n- *Mon*\n- Tue ![the shop](https://a.example/s.png)',
    ),
  ).toBe('Open from 9 to 5\n- Mon\n- Tue the shop');
});

test('long hostile texts are parsed quickly', () => {
  const started = process.cpuUsage();
  for (const unit of ['**a', '*a ', '[a](', '![', '- ', '**a** *', '](', '[[[[', 'a · b\n', ' · ', '  - a\n'])
    parseRichText(unit.repeat(5_000 / unit.length));
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
});
