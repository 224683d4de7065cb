/** Secrets that Call API blocks send: entered once, never shown again. */
import { AppError, type AppId, LIMITS } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';

type AppsPort = Pick<Apps, 'requireApp' | 'requireEditable' | 'secrets'>;
export type OpenSecrets = (tx: Tx, appId: AppId) => Promise<ReadonlyMap<string, string>>;
export type SecretsService = ReturnType<typeof createSecretsService>;

const KIND = 'api';

export function createSecretsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { requireApp, requireEditable, secrets }: AppsPort,
) {
  /** By name. Never log, trace or return them. */
  const openSecrets: OpenSecrets = async (tx, appId) => {
    const opened = await secrets.decrypt(tx, appId, KIND);
    return new Map(Array.from(opened, ([name, { value }]) => [name, value]));
  };

  return {
    openSecrets,

    list: (caller: Caller, appId: AppId) =>
      database.tenant(caller.tenantId, async (tx) => {
        await requireApp(tx, caller, appId);
        const stored = await secrets.list(tx, appId, KIND);
        return stored.map(({ name, savedAt }) => ({ name, savedAt: savedAt.toISOString() }));
      }),

    save: (caller: Caller, appId: AppId, name: string, value: string): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await requireEditable(tx, caller, appId);
        const stored = await secrets.list(tx, appId, KIND);
        if (stored.length >= LIMITS.secretsPerApp && !stored.some((one) => one.name === name))
          throw new AppError('bad_input', {
            message: `An app can have at most ${LIMITS.secretsPerApp} secrets. Delete some first.`,
          });
        await secrets.save(tx, { tenantId, appId, kind: KIND, name }, value, clock.now());
      }),

    remove: (caller: Caller, appId: AppId, name: string): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await requireEditable(tx, caller, appId);
        if (!(await secrets.remove(tx, { appId, kind: KIND, name }))) throw new AppError('not_found');
      }),
  };
}
