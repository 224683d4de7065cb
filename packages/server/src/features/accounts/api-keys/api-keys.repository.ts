/** API keys. Only the hash of a secret is stored. Needs a system transaction. */
import type { ApiKeyId, TenantId, UserId } from '@parrot/contract/core';
import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isActiveMembership, memberships } from '../../team/index.ts';
import { users } from '../../users/index.ts';
import { type ApiKeyRow, apiKeys } from '../accounts.tables.ts';

export type ListedApiKey = Omit<ApiKeyRow, 'secretHash' | 'tenantId'> & { creator: string };

/** The newest first; of one user only if given. */
export const apiKeysOf = (tx: Tx, tenantId: TenantId, userId?: UserId): Promise<ListedApiKey[]> =>
  tx
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      creator: users.name,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.tenantId, tenantId), userId ? eq(apiKeys.userId, userId) : undefined))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

type Creator = { tenantId: TenantId; userId: UserId };
const isBy = ({ tenantId, userId }: Creator) =>
  and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.userId, userId));

export async function countApiKeys(tx: Tx, creator: Creator): Promise<number> {
  const [found] = await tx.select({ keys: count() }).from(apiKeys).where(isBy(creator));
  return found?.keys ?? 0;
}

export async function insertApiKey(tx: Tx, row: Omit<ApiKeyRow, 'lastUsedAt'>): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

/** Its name; undefined if there is no such key, or not for this user if one is given. */
export async function deleteApiKey(
  tx: Tx,
  { tenantId, id, userId }: { tenantId: TenantId; id: ApiKeyId; userId?: UserId | undefined },
): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(apiKeys)
    .where(
      and(
        eq(apiKeys.tenantId, tenantId),
        eq(apiKeys.id, id),
        userId ? eq(apiKeys.userId, userId) : undefined,
      ),
    )
    .returning({ name: apiKeys.name });
  return deleted?.name;
}

export async function deleteApiKeysOf(tx: Tx, creator: Creator): Promise<void> {
  await tx.delete(apiKeys).where(isBy(creator));
}

export async function setLastUsed(tx: Tx, id: ApiKeyId, now: Date): Promise<void> {
  await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

export async function deleteApiKeysExpiredBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(apiKeys).where(lt(apiKeys.expiresAt, moment));
}

type UsableApiKey = Pick<ApiKeyRow, 'id' | 'tenantId' | 'userId' | 'scopes' | 'lastUsedAt'> & {
  name: string;
  emailId: string;
};

/** Undefined if the key is unknown or expired, or its creator is no active member. */
export async function findUsableApiKey(
  tx: Tx,
  secretHash: string,
  now: Date,
): Promise<UsableApiKey | undefined> {
  const { id, tenantId, userId, scopes, lastUsedAt } = apiKeys;
  const [found] = await tx
    .select({ id, tenantId, userId, scopes, lastUsedAt, name: users.name, emailId: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(
      memberships,
      and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId), isActiveMembership(now)),
    )
    .where(and(eq(apiKeys.secretHash, secretHash), gt(apiKeys.expiresAt, now)));
  return found;
}
