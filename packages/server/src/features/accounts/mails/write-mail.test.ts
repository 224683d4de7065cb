import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { countAttack } from '@parrot/testkit/attack-tests';
import { describe, expect, test } from 'vitest';
import type { MailKind, SecurityChange } from './mail-texts.ts';
import { english } from './texts/en.ts';
import { writeMail } from './write-mail.ts';

const HREF = 'https://parrot.example/accounts/page?token=abc&more=1';
const VALUES = {
  verification: { hours: 24 },
  alreadyRegistered: { name: 'Maya' },
  passwordReset: { name: 'Maya', minutes: 60 },
  invitation: { invitedBy: 'Maya', tenantName: 'Halden Home', hours: 24 },
  securityChange: { name: 'Maya' },
};
const CHANGES: SecurityChange[] = [
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorReset',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
];
const KINDS = Object.keys(english) as MailKind[];
const write = (kind: MailKind, language: LanguageCode, values: object = {}) =>
  writeMail(kind, { to: 'ada@example.com', language, href: HREF }, {
    change: CHANGES[0],
    ...VALUES[kind],
    ...values,
  } as never);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(KINDS)('the mail %s has its link, its texts and no missing value', (kind) => {
    const mail = write(kind, language);
    expect(mail.to).toBe('ada@example.com');
    expect(mail.text).toContain(HREF);
    expect(mail.html).toContain(`href="${HREF.replace('&', '&amp;')}"`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const value of Object.values(VALUES[kind])) {
      expect(mail.text).toContain(String(value));
      expect(mail.html).toContain(String(value));
    }
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/\$\{|\{\{|\}\}|undefined|null|NaN|\[object/);
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test('names can inject nothing into the HTML or the mail headers', () => {
    countAttack('script');
    const invitedBy = '<img src=x onerror=alert(1)>"\'&';
    const mail = write('invitation', language, { invitedBy, tenantName: 'Halden\r\nBcc: all@example.com' });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(write('passwordReset', language, { name: '<b>Maya</b>' }).html).not.toContain('<b>');
  });
});

test('every change of how a user signs in has its own texts, in every language', () => {
  const subjects = LANGUAGES.flatMap((language) =>
    CHANGES.map((change) => write('securityChange', language, { change }).subject),
  );
  expect(new Set(subjects).size).toBe(LANGUAGES.length * CHANGES.length);
});

test('no language uses the texts of another', () => {
  for (const kind of KINDS) {
    const subjects = LANGUAGES.map((language) => write(kind, language).subject);
    const notes = LANGUAGES.map((language) => write(kind, language).text);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
    expect(new Set(notes).size).toBe(LANGUAGES.length);
  }
});
