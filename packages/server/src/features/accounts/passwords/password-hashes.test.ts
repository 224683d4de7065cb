import { describe, expect, test } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

const earnest = createPasswordHashes({ quickPasswords: false });
const quick = createPasswordHashes({ quickPasswords: true });

describe('passwords', () => {
  test('cost an attacker 19 MiB and two iterations per guess', async () => {
    expect(await earnest.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each([
    ['in earnest', earnest],
    ['in tests', quick],
  ])(
    '%s: the right password is accepted; a wrong one and a missing one are not',
    async (_where, passwords) => {
      const stored = await passwords.hash('correct horse');
      expect(await passwords.matches('correct horse', stored)).toBe(true);
      expect(await passwords.matches('correct house', stored)).toBe(false);
      expect(await passwords.matches('correct horse', null)).toBe(false);
    },
  );

  test('a hash with production parameters is verified by the fast test hasher', async () => {
    expect(await quick.matches('correct horse', await earnest.hash('correct horse'))).toBe(true);
  });
});
