/** Tokens that open something by being known. They are handed out once and kept only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Such a token is random and long, so a plain fast hash can't be guessed back. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
