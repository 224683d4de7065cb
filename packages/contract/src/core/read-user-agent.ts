/** The browser and operating system that a user agent string claims. */
type Named = { name: string; version: string };

export const readUserAgent = (userAgent: string): { browser: Named; os: Named } => ({
  browser: firstMatch(BROWSERS, userAgent),
  os: firstMatch(SYSTEMS, userAgent),
});

/** In this order, because most browsers also claim the names further down. */
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

function firstMatch(known: [string, RegExp][], userAgent: string): Named {
  for (const [name, pattern] of known) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'Unknown', version: '' };
}
