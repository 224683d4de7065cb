/** Passwords are stored as argon2id hashes. Checking takes equally long with and without an account. */
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
  let decoyHash: Promise<string> | undefined;
  const hashed = async (password: string) => (await import('@node-rs/argon2')).hash(password, cost);
  return {
    hash: hashed,
    async matches(password, passwordHash) {
      const { verify } = await import('@node-rs/argon2');
      // Made at the first check of any password, so that it takes no time where there is no account.
      decoyHash ??= hashed(newSecretToken());
      const decoy = await decoyHash;
      const right = await verify(passwordHash ?? decoy, password);
      return right && passwordHash !== null && passwordHash !== undefined;
    },
  };
}
