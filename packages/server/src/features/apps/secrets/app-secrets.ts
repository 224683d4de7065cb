/** Secrets of apps, encrypted in the database and decrypted only to be sent or signed with. */
import type { AppId } from '@parrot/contract/core';
import { createSeal, type Platform, type Tx } from '../../../platform/index.ts';
import { deleteSecret, listSecrets, type SecretRow, upsertSecret } from './app-secrets.repository.ts';

type SecretKind = SecretRow['kind'];
type SecretOfApp = Pick<SecretRow, 'tenantId' | 'appId' | 'kind' | 'name'>;

export type AppSecrets = {
  /** Their names, sorted; never their values. */
  list(tx: Tx, appId: AppId, kind: SecretKind): Promise<{ name: string; savedAt: Date }[]>;
  /** Replaces the secret of that name. */
  save(tx: Tx, secret: SecretOfApp, value: string, at: Date): Promise<void>;
  /** False if it did not exist. */
  remove(tx: Tx, secret: Omit<SecretOfApp, 'tenantId'>): Promise<boolean>;
  /** By name. A secret that cannot be decrypted, because the installation's key changed, is left out. */
  decrypt(tx: Tx, appId: AppId, kind: SecretKind): Promise<Map<string, { value: string; savedAt: Date }>>;
};

export function createAppSecrets({ key, log }: Pick<Platform, 'key' | 'log'>): AppSecrets {
  const seal = createSeal(key, 'app secrets');
  const associatedData = ({ tenantId, appId, kind, name }: SecretOfApp) => [tenantId, appId, kind, name];

  const opened = (row: SecretRow): string | undefined => {
    try {
      return seal.open(row.sealed, associatedData(row));
    } catch (error) {
      const { appId, kind, name } = row;
      log.error(
        { err: error, appId, kind, name },
        'decrypting an app secret failed; the secret must be entered again',
      );
      return undefined;
    }
  };

  return {
    list: async (tx, appId, kind) =>
      (await listSecrets(tx, appId, kind)).map(({ name, savedAt }) => ({ name, savedAt })),
    save: (tx, secret, value, at) =>
      upsertSecret(tx, { ...secret, sealed: seal.close(value, associatedData(secret)), savedAt: at }),
    remove: deleteSecret,
    async decrypt(tx, appId, kind) {
      const found = new Map<string, { value: string; savedAt: Date }>();
      for (const row of await listSecrets(tx, appId, kind)) {
        const value = opened(row);
        if (value !== undefined) found.set(row.name, { value, savedAt: row.savedAt });
      }
      return found;
    },
  };
}
