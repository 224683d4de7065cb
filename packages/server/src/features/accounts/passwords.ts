/** Passwords are kept as argon2id hashes. Checking one takes as long whether there is an account behind it or not. */
import { hash, verify } from '@node-rs/argon2';
import { newSecretToken } from '../../platform/index.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and, after the same work, where there is none to compare with. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>;
};

export function createPasswords(): Passwords {
  const standIn = hash(newSecretToken(), COST);
  return {
    hash: (password) => hash(password, COST),
    async matches(password, passwordHash) {
      const right = await verify(passwordHash ?? (await standIn), password);
      return right && passwordHash !== null && passwordHash !== undefined;
    },
  };
}
