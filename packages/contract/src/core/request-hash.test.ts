import { expect, test } from 'vitest';
import { hashedText } from './request-hash.ts';

test('without a body the query string is hashed [API-02]', () => {
  expect(hashedText('a=1&b=2', undefined)).toBe('a=1&b=2');
  expect(hashedText('', undefined)).toBe('');
});

test('with a body its JSON is hashed without the token [API-02]', () => {
  expect(hashedText('a=1', { userId: 'u', token: 'secret', tenantId: 't' })).toBe(
    '{"userId":"u","tenantId":"t"}',
  );
  expect(hashedText('', {})).toBe('{}');
});
