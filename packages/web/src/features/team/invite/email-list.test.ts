import { expect, test } from 'vitest';
import { addEmails, canBeSent } from './email-list.ts';

const emailsIn = (text: string) => addEmails([], text).map(({ email }) => email);

test.each([
  ['"Berg, Anna" <Anna@halden.no>; "Lie, Mats" <mats@halden.no>', ['anna@halden.no', 'mats@halden.no']],
  [
    'Anna Berg <anna@halden.no> Mats <mats@halden.no>\nlea@halden.no',
    ['anna@halden.no', 'mats@halden.no', 'lea@halden.no'],
  ],
  ['mailto:anna@halden.no?subject=Hi, Mats <MAILTO:mats@halden.no>', ['anna@halden.no', 'mats@halden.no']],
  ['anna@halden.no,, anna@halden.no', ['anna@halden.no']],
])('%s', (text, emails) => {
  expect(emailsIn(text)).toEqual(emails);
});

test('a refused address is sent again only if the reason may be gone', () => {
  expect(canBeSent({ email: 'anna@halden.no', refusal: 'Already a member.' })).toBe(false);
  expect(canBeSent({ email: 'anna@halden.no', refusal: 'Too many.', canRetry: true })).toBe(true);
});
