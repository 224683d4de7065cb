import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { readLoginDetails } from './login-details.ts';

const details = {
  userId: newId('usr'),
  emailId: 'maya@example.com',
  name: 'Maya',
  tenantId: newId('ten'),
  token: 'x',
  isLoggedIn: true,
  isFirstTimeUser: false,
  showSubscriptionBanner: false,
};

test('complete details are read, without other fields', () => {
  expect(readLoginDetails({ ...details, role: 'owner' })).toEqual(details);
});

const INVALID: unknown[] = [
  null,
  'text',
  {},
  ...Object.keys(details).map((name) => ({ ...details, [name]: 7 })),
  { ...details, userId: newId('ten') },
];

test.each(INVALID.map((stored) => [stored]))('%j are none', (stored) => {
  expect(readLoginDetails(stored)).toBeNull();
});
