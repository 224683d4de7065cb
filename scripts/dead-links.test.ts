/** The link check finds what it is meant to find, on planted pages. */
import { expect, test } from 'vitest';

const { findDeadLinks } = await import(new URL('./checks/dead-links.mjs', import.meta.url).href);

const found = (pages: Record<string, string>): string[] =>
  findDeadLinks(new Map(Object.entries(pages)), (file: string) => file in pages || file === 'docs/a.png');

test('links to missing files, missing headings and places outside the repository are found', () => {
  const page = [
    '# Title',
    '[gone](gone.md) ![gone](b.png) <img src="c.png">',
    '[no heading](other.md#nothing) [no heading here](#nothing)',
    '[outside](../../elsewhere.md)',
  ].join('\n');
  expect(found({ 'docs/page.md': page, 'docs/other.md': '# Other' })).toEqual([
    'docs/page.md:2: gone.md',
    'docs/page.md:2: b.png',
    'docs/page.md:2: c.png',
    'docs/page.md:3: other.md#nothing',
    'docs/page.md:3: #nothing',
    'docs/page.md:4: ../../elsewhere.md',
  ]);
});

test('links to existing files and headings, to other sites, and examples in code are fine', () => {
  const page = [
    '[file](other.md) ![picture](a.png) [heading](other.md#its-own-key-2) [again](other.md#again-1)',
    '[site](https://example.com/x.md) [mail](mailto:a@example.com) `[code](gone.md)`',
    '```md',
    '[example](gone.md)',
    '```',
  ].join('\n');
  const other = '# Other\n## Its own *key* (2)\n## Again\n## Again';
  expect(found({ 'docs/page.md': page, 'docs/other.md': other })).toEqual([]);
});
