/** Encrypts secrets that must be read again, and binds them to their owner. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  /** `about` names the owner, such as a tenant and an app: for any other, decryption fails. */
  close(text: string, about: readonly string[]): string;
  /** Throws if the key or the owner differs, or the text was changed. */
  open(sealed: string, about: readonly string[]): string;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of sealed texts, for telling a future format apart. */
const WAY = 'v1.';

/** A separate key for each purpose. */
export function createSeal(installationKey: Uint8Array, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', installationKey, '', `parrot seal ${purpose}`, KEY_BYTES));
  // As JSON, so that no two lists produce the same bytes.
  const bound = (about: readonly string[]) => Buffer.from(JSON.stringify([purpose, ...about]));
  return {
    close(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return WAY + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(sealed, about) {
      if (!sealed.startsWith(WAY)) throw new Error('sealed text has an unknown format');
      const bytes = Buffer.from(sealed.slice(WAY.length), 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(bound(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
