/** The secret with which host pages sign the identity of their visitors. */
import type { AppId, TenantId } from '@parrot/contract/core';
import {
  type Caller,
  createLruCache,
  newSecretToken,
  type Platform,
  type Tx,
} from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { AppRow } from '../apps.tables.ts';
import { appDeleted, identityKeyChanged } from '../apps.topics.ts';
import { lockApp, lockEditableApp } from '../lock-app.ts';
import type { AppSecrets } from './app-secrets.ts';

type Shown = { secret: string; createdAt: string };

const KIND = 'identity';
/** An app has one. */
const NAME = 'host';
const MAX_CACHED_KEYS = 1_000;

export type IdentityKeys = {
  /**
   * The key that verifies signatures; null if the secret was never requested, so nothing can be signed yet.
   * Opens its own transaction if it is not cached; do not call it inside another.
   */
  identityKeyOf(tenantId: TenantId, appId: AppId): Promise<Uint8Array | null>;
};

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(
  { database, outbox, bus, clock }: Pick<Platform, 'database' | 'outbox' | 'bus' | 'clock'>,
  secrets: AppSecrets,
) {
  const keys = createLruCache<Uint8Array | null>(MAX_CACHED_KEYS);
  // The tenant is part of the key, so that one tenant's secret is never returned to another.
  const keyName = (tenantId: TenantId, appId: AppId) => `${tenantId}/${appId}`;
  for (const topic of [identityKeyChanged, appDeleted])
    bus.listenEverywhere(
      topic,
      ({ tenantId, payload }) => keys.invalidate(keyName(tenantId, payload.appId)),
      {
        missed: keys.clear,
      },
    );

  const read = async (tx: Tx, appId: AppId): Promise<Shown | undefined> => {
    const found = (await secrets.decrypt(tx, appId, KIND)).get(NAME);
    return found && { secret: found.value, createdAt: found.savedAt.toISOString() };
  };

  const makeNew = async (tx: Tx, { tenantId, id: appId }: AppRow): Promise<Shown> => {
    const secret = newSecretToken();
    const now = clock.now();
    await secrets.save(tx, { tenantId, appId, kind: KIND, name: NAME }, secret, now);
    outbox.write(tx, identityKeyChanged, { tenantId, key: appId, payload: { appId } });
    return { secret, createdAt: now.toISOString() };
  };

  const identityKeys: IdentityKeys = {
    identityKeyOf: (tenantId, appId) =>
      keys.get(keyName(tenantId, appId), async () => {
        const found = await database.tenant(tenantId, (tx) => read(tx, appId));
        return found ? new TextEncoder().encode(found.secret) : null;
      }),
  };

  return {
    ...identityKeys,

    /** Created on the first request. The app is locked, so that concurrent requests get the same secret. */
    show: (caller: Caller, appId: AppId): Promise<Shown> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockApp(tx, caller, appId);
        return (await read(tx, appId)) ?? (await makeNew(tx, app));
      }),

    /** Signatures made with the previous secret are invalid from now on. */
    renew: (caller: Caller, appId: AppId): Promise<Shown> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockEditableApp(tx, caller, appId);
        const made = await makeNew(tx, app);
        await recordActivity(tx, caller, clock.now(), {
          action: 'app.secretRenewed',
          subjectId: appId,
          subjectName: app.name,
        });
        return made;
      }),
  };
}
