import { expect, test } from 'vitest';
import { isAllowedSite } from './allowed-site.ts';

test('a site is allowed by its name, its subdomains by a star, all by an empty list [DSG-10]', () => {
  const domains = ['shop.example', '*.cdn.example', 'localhost'];
  const allowed = ['shop.example', 'a.cdn.example', 'a.b.cdn.example', 'localhost'];
  const refused = [
    'www.shop.example',
    'cdn.example',
    'evilshop.example',
    'evilcdn.example',
    'shop.example.evil',
    '',
  ];
  expect(allowed.filter((site) => !isAllowedSite(domains, site))).toEqual([]);
  expect(refused.filter((site) => isAllowedSite(domains, site))).toEqual([]);
  expect(isAllowedSite([], 'anywhere.example')).toBe(true);
});
