/** One-time codes of authenticator apps (RFC 6238): six digits, 30 seconds, SHA-1, which all apps support. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** As long as the hash, as RFC 4226 recommends. */
const KEY_BYTES = 20;
/** Clocks may differ by one step. */
const STEPS_OFF = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** In Base32, as apps take it. */
export const newTotpKey = (): string => base32(randomBytes(KEY_BYTES));

/** The step of a code that is valid now; undefined for a wrong one. */
export function stepOfCode(key: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
  return STEPS_OFF.map((off) => current + off).find((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(key, step)), Buffer.from(code)),
  );
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The code at a moment, as an app shows it. */
export const totpCode = (key: string, now: Date): string =>
  codeOfStep(key, Math.floor(now.getTime() / 1_000 / STEP_SECONDS));

function codeOfStep(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The address that authenticator apps read from a QR code. */
export function totpAddress(key: string, account: string): string {
  const query = new URLSearchParams({ secret: key, issuer: ISSUER });
  return `otpauth://totp/${encodeURIComponent(`${ISSUER}:${account}`)}?${query}`;
}
const ISSUER = 'Parrot';

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
