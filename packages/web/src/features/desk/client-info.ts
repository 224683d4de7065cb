/** What the desk tells of this browser with every emit: its name and version, the system's, and where it comes from. */
import type { ClientInfo } from '@parrot/contract/desk';
import type { AddressInfo } from '@parrot/contract/installation';

/** In this order: most browsers also call themselves by the names further down. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPT)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const SYSTEMS: [string, RegExp][] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

export const clientInfoOf = (userAgent: string, address: AddressInfo): ClientInfo => ({
  browser: firstMatch(BROWSERS, userAgent),
  os: firstMatch(SYSTEMS, userAgent),
  ipAddress: address.ip,
  ipLocation: [address.city, address.region_code, address.country_code].filter(Boolean).join(', '),
});

function firstMatch(known: [string, RegExp][], userAgent: string): { name: string; version: string } {
  for (const [name, pattern] of known) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'Unknown', version: '' };
}
