import { expect, test } from 'vitest';
import { base32, newTotpKey, stepOfCode, totpAddress, totpCode } from './totp.ts';

const key = base32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1_000);

test('codes are those of RFC 6238', () => {
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) =>
    totpCode(key, at(seconds)),
  );
  expect(codes).toEqual(['287082', '081804', '005924', '353130']);
});

test('a code is accepted one step early and late, and no further', () => {
  const now = 1_111_111_109;
  const accepted = [-60, -30, 0, 30, 60].map((off) => stepOfCode(key, totpCode(key, at(now + off)), at(now)));
  const step = Math.floor(now / 30);
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a new key is random, has 160 bits, and is in the address of the QR code', () => {
  const made = newTotpKey();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpKey()).not.toBe(made);
  expect(totpAddress(made, 'maya@halden.example')).toBe(
    `otpauth://totp/Parrot%3Amaya%40halden.example?secret=${made}&issuer=Parrot`,
  );
});
