/** Bearer tokens. They are handed out once and stored only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are long and random, so a fast hash is enough. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
