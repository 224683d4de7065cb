import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import {
  appName,
  asHashtag,
  email,
  isEmail,
  isHashtag,
  isHttpUrl,
  isMissing,
  newPassword,
  personName,
  plainText,
  removeEmoji,
  tenantName,
} from './validation.ts';

describe('e-mail', () => {
  test.each(['ann@example.com', 'a.b.c@example.co.uk', 'A1@EXAMPLE.SE', `x@${'a'.repeat(63)}.com`])(
    '%s is an email address [VAL-01]',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  test.each([
    'ann',
    '@example.com',
    'ann@',
    'ann@example',
    'ann@example.c',
    'ann@example.c0m',
    'a..b@example.com',
    'ann@example..com',
    'ann+tag@example.com',
    'an_n@example.com',
    'ann@-example.com',
    'ann@example-.com',
    `x@${'a'.repeat(64)}.com`,
    'ann@exa mple.com',
    'a@b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%s is not an email address [VAL-01]', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test('is stored trimmed and in lower case', () => {
    expect(email.parse('  Ann@Example.COM ')).toBe('ann@example.com');
  });
});

test.each(['http://example.com', 'https://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM'])(
  '%s is a link [VAL-02]',
  (text) => {
    expect(isHttpUrl(text)).toBe(true);
  },
);
test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'example.com',
  '//example.com',
  'https://',
  'http:/x',
  '',
])('%s is not a link [VAL-02]', (text) => {
  expect(isHttpUrl(text)).toBe(false);
});

test.each([
  ['returns', '#returns'],
  [' #returns ', '#returns'],
  ['lost  parcel', '#lost-parcel'],
  ['# returns', '#returns'],
  ['#', '#'],
  [' ', ''],
])('“%s” is written as the hashtag “%s”', (text, tag) => {
  expect(asHashtag(text)).toBe(tag);
});

test.each(['#a', '#returns', '#åäö', `#${'x'.repeat(19)}`])('%s is a hashtag [KNW-08]', (text) => {
  expect(isHashtag(text)).toBe(true);
});
test.each([
  '#',
  'returns',
  '#a b',
  '#a,b',
  '#a/b',
  '#a£',
  '#a{',
  '#a~',
  `#${'x'.repeat(20)}`,
  ...'[]:;"|*&\\?$()}^'.split('').map((c) => `#a${c}`),
])('%s is not a hashtag [KNW-08]', (text) => {
  expect(isHashtag(text)).toBe(false);
});

test.each([
  ['', true],
  ['  ', true],
  [[], true],
  [null, true],
  [undefined, true],
  ['a', false],
  [['a'], false],
  [0, false],
  [false, false],
])('%j counts as missing: %s [VAL-03]', (value, missing) => {
  expect(isMissing(value)).toBe(missing);
});

test.each([
  ['Hi 👋🏽 from 🇸🇪, 👩‍👩‍👧 and 1️⃣ café', 'Hi  from ,  and 1 café'],
  ['❤️ ☝🏽 👩‍❤️‍👨 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🥲!', '     !'],
  ['© 2026 Halden™ ® → 3 ✓ #1 *', '© 2026 Halden™ ® → 3 ✓ #1 *'],
  ['می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
])('of %j only emoji are removed [VAL-04]', (text, plain) => {
  expect(removeEmoji(text)).toBe(plain);
});

test('names of people and workspaces have no emoji, and need more than one [VAL-04]', () => {
  expect(personName.parse('🦜 Maya Lind 👋🏽')).toBe('Maya Lind');
  expect(tenantName.parse('Halden ™ 💡')).toBe('Halden ™');
  expect(personName.safeParse('🦜🦜🦜').error?.issues[0]?.message).toBe('Required');
});

test('tags are removed from FAQ text; undefined and null become empty [KNW-02]', () => {
  expect(plainText('  <b>We</b> ship <script>alert(1)</script>to 3 < 5 places ')).toBe(
    'We ship alert(1)to 3 < 5 places',
  );
  expect([plainText('undefined'), plainText('null'), plainText(null), plainText(undefined)]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test.each(['ab', 'a'.repeat(16), 'my bot', 'bot!', 'böt', ''])(
  'the app name %j is rejected with the specified message [APP-04]',
  (name) => {
    expect(appName.safeParse(name).error?.issues[0]?.message).toBe(
      'Please use 3-15 alphanumeric characters only.',
    );
  },
);
test.each(['abc', 'Bot42', 'a'.repeat(15)])('the app name %j is accepted', (name) => {
  expect(appName.parse(name)).toBe(name);
});

test('a password is neither too short nor too long', () => {
  expect(newPassword.safeParse('x'.repeat(LIMITS.password.min - 1)).success).toBe(false);
  expect(newPassword.safeParse('x'.repeat(LIMITS.password.max + 1)).success).toBe(false);
  expect(newPassword.safeParse('x'.repeat(LIMITS.password.min)).success).toBe(true);
});
