/** Keeps what must be read again, but by nobody who merely sees the store: encrypted, and bound to where it belongs. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  /** `about` names what the text belongs to, such as a tenant and an app: moved elsewhere, it does not open. */
  close(text: string, about: readonly string[]): string;
  /** Throws where it was closed under another key, belongs elsewhere, or was changed. */
  open(sealed: string, about: readonly string[]): string;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands in front of what is sealed, so that another way of sealing can be told from this one. */
const WAY = 'v1.';

/** A key of its own for each purpose: what is sealed for one does not open for another. */
export function createSeal(installationKey: Uint8Array, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', installationKey, '', `parrot seal ${purpose}`, KEY_BYTES));
  // As JSON, so that no two lists read alike once they are joined.
  const bound = (about: readonly string[]) => Buffer.from(JSON.stringify([purpose, ...about]));
  return {
    close(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return WAY + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(sealed, about) {
      if (!sealed.startsWith(WAY)) throw new Error('This was not sealed in a way that is known here.');
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
