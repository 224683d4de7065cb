/** What an app must keep to itself: sealed in the store, opened only for whoever sends it on or signs with it. */
import type { AppId } from '@parrot/contract/core';
import { createSeal, type Platform, type Tx } from '../../../platform/index.ts';
import { deleteSecret, listSecrets, type SecretRow, upsertSecret } from './app-secrets.repository.ts';

type SecretKind = SecretRow['kind'];
type SecretOfApp = Pick<SecretRow, 'tenantId' | 'appId' | 'kind' | 'name'>;

export type AppSecrets = {
  /** Their names, in order; what they are stays hidden. */
  list(tx: Tx, appId: AppId, kind: SecretKind): Promise<{ name: string; savedAt: Date }[]>;
  /** In place of the one of that name. */
  save(tx: Tx, secret: SecretOfApp, value: string, at: Date): Promise<void>;
  /** False where there was none. */
  remove(tx: Tx, secret: Omit<SecretOfApp, 'tenantId'>): Promise<boolean>;
  /** By name. One that no longer opens, as the installation's key is another now, is as if it had never been given. */
  decrypt(tx: Tx, appId: AppId, kind: SecretKind): Promise<Map<string, { value: string; savedAt: Date }>>;
};

export function createAppSecrets({ key, log }: Pick<Platform, 'key' | 'log'>): AppSecrets {
  const seal = createSeal(key, 'app secrets');
  const about = ({ tenantId, appId, kind, name }: SecretOfApp) => [tenantId, appId, kind, name];

  const opened = (row: SecretRow): string | undefined => {
    try {
      return seal.open(row.sealed, about(row));
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
      upsertSecret(tx, { ...secret, sealed: seal.close(value, about(secret)), savedAt: at }),
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
