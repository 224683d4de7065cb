import { countAttack } from '@parrot/testkit/attack-tests';
import { describe, expect, test } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

const earnest = createPasswordHashes({ quickPasswords: false });
const quick = createPasswordHashes({ quickPasswords: true });

/** Of several times, as other work may run in between. */
async function leastCpu(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    times.push(user + system);
  }
  return Math.min(...times);
}

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

  test('checking one takes the same work where there is no account', async () => {
    countAttack('enumeration');
    const stored = await earnest.hash('correct horse');
    const known = await leastCpu(() => earnest.matches('wrong', stored));
    const unknown = await leastCpu(() => earnest.matches('wrong', null));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('a hash with production parameters is verified by the fast test hasher', async () => {
    expect(await quick.matches('correct horse', await earnest.hash('correct horse'))).toBe(true);
  });
});
