/** Passwords are stored as argon2id hashes. Checking takes equally long with and without an account. */
import { hash, verify } from '@node-rs/argon2';
import { newSecretToken, type Platform } from '../../../platform/index.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export type PasswordHashes = {
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the same work, for a missing hash. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>;
};

export function createPasswordHashes({ quickPasswords }: Pick<Platform, 'quickPasswords'>): PasswordHashes {
  const cost = quickPasswords ? TEST_COST : COST;
  const decoyHash = hash(newSecretToken(), cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(password, passwordHash) {
      const right = await verify(passwordHash ?? (await decoyHash), password);
      return right && passwordHash !== null && passwordHash !== undefined;
    },
  };
}
