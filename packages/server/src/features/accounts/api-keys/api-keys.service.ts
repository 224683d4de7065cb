/** The API keys of a workspace. Owners create them; members list and revoke their own, owners all of them. */
import type { ApiKey, createApiKey } from '@parrot/contract/accounts';
import { API_KEY_PREFIX, type ApiKeyId, AppError, DAY_MS, LIMITS, newId } from '@parrot/contract/core';
import type * as z from 'zod';
import {
  type Caller,
  hashSecretToken,
  newSecretToken,
  type Platform,
  type Tx,
} from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { ownerIds } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import { lockUser } from '../../users/index.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';
import {
  apiKeysOf,
  countApiKeys,
  deleteApiKey,
  insertApiKey,
  type ListedApiKey,
} from './api-keys.repository.ts';

type Draft = z.output<typeof createApiKey.body>;

export type ApiKeysService = {
  list(caller: Caller): Promise<{ items: ApiKey[]; mayCreate: boolean }>;
  create(caller: Caller, draft: Draft): Promise<{ apiKey: ApiKey; secret: string }>;
  revoke(caller: Caller, id: ApiKeyId): Promise<void>;
};

/** Enough of a secret to recognize it, and nothing to guess the rest from. */
const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 4;

export function createApiKeysService({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): ApiKeysService {
  const isOwner = async (tx: Tx, { tenantId, userId }: Caller) =>
    (await ownerIds(tx, tenantId, clock.now())).includes(userId);

  const requireMayCreate = async (tx: Tx, caller: Caller) => {
    const { tenantId, userId } = caller;
    if (!(await isOwner(tx, caller))) throw new AppError('permission_denied', { message: OWNERS_ONLY });
    if ((await needsSecondFactor(tx, [tenantId])) && !(await hasSecondFactor(tx, userId)))
      throw new AppError('second_factor_needed');
    await lockUser(tx, userId);
    if ((await countApiKeys(tx, caller)) >= LIMITS.apiKeys.perCreator)
      throw new AppError('bad_input', { message: TOO_MANY });
  };

  return {
    list: (caller) =>
      database.system(async (tx) => {
        const mayCreate = await isOwner(tx, caller);
        const keys = await apiKeysOf(tx, caller.tenantId, mayCreate ? undefined : caller.userId);
        return { items: keys.map(present), mayCreate };
      }),

    create: (caller, { name, scopes, expiresInDays }) =>
      database.system(async (tx) => {
        await requireMayCreate(tx, caller);
        const { tenantId, userId } = caller;
        const secret = API_KEY_PREFIX + newSecretToken();
        const createdAt = clock.now();
        const key = {
          id: newId('key'),
          userId,
          name,
          prefix: secret.slice(0, SHOWN_CHARACTERS),
          scopes: [...new Set(scopes)],
          createdAt,
          expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
        };
        await insertApiKey(tx, { ...key, tenantId, secretHash: hashSecretToken(secret) });
        await recordActivity(tx, caller, createdAt, {
          action: 'tenant.apiKeyCreated',
          subjectId: key.id,
          subjectName: name,
        });
        return { apiKey: present({ ...key, creator: caller.name, lastUsedAt: null }), secret };
      }),

    revoke: (caller, id) =>
      database.system(async (tx) => {
        const { tenantId, userId } = caller;
        const isOfAnyone = await isOwner(tx, caller);
        const name = await deleteApiKey(tx, { tenantId, id, userId: isOfAnyone ? undefined : userId });
        if (name === undefined) throw new AppError('not_found');
        await recordActivity(tx, caller, clock.now(), {
          action: 'tenant.apiKeyRevoked',
          subjectId: id,
          subjectName: name,
        });
      }),
  };
}

const present = ({
  id,
  userId,
  creator,
  createdAt,
  expiresAt,
  lastUsedAt,
  ...key
}: ListedApiKey): ApiKey => ({
  apiKeyId: id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  createdBy: { userId, name: creator },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const OWNERS_ONLY = 'Only owners can do this.';
const TOO_MANY = `You can have up to ${LIMITS.apiKeys.perCreator} API keys. Revoke one first.`;
