import { createApiKey, listApiKeys, revokeApiKey } from '@parrot/contract/accounts';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export const apiKeysRoutes = (apiKeys: ApiKeysService): Route[] => [
  route(listApiKeys, async ({ caller }) => ({ ...DONE, ...(await apiKeys.list(caller)) })),
  route(createApiKey, async ({ caller, body }) => ({ ...DONE, ...(await apiKeys.create(caller, body)) })),
  route(revokeApiKey, ({ caller, body }) => apiKeys.revoke(caller, body.apiKeyId).then(() => DONE)),
];
