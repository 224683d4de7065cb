/** Does outside what a bot waits for. Whatever happens, there is an answer. */
import type { AppId, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import type { Errand, ErrandReply } from '../conversations/index.ts';
import { createCallApi } from './call-api.ts';

export type OpenSecrets = (tx: Tx, appId: AppId) => Promise<ReadonlyMap<string, string>>;
type Where = { tenantId: TenantId; appId: AppId; userSessionId: UserSessionId };
export type RunErrand = (errand: Errand, where: Where) => Promise<ErrandReply>;

export function createRunErrand(
  { database, fetchGuarded }: Pick<Platform, 'database' | 'fetchGuarded'>,
  openSecrets: OpenSecrets,
): RunErrand {
  const callApi = createCallApi(fetchGuarded);
  return async (errand, { tenantId, appId, userSessionId }) => {
    const { request } = errand;
    // No model can be connected yet that could do it.
    if (errand.type === 'translate') return { type: 'translation', request, text: null };
    const secrets = await database.tenant(tenantId, (tx) => openSecrets(tx, appId));
    const reply = await callApi(errand, {
      secrets,
      idempotencyKey: `${userSessionId}-${request}`,
      timeoutMs: errand.timeoutSeconds * 1_000,
    });
    return { type: 'apiReply', request, reply };
  };
}
