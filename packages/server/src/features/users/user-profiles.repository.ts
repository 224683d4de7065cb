/**
 * Batch reads of users. In a tenant's transaction only its members are found, in a system transaction
 * everyone.
 */
import type { LanguageCode, UserId } from '@parrot/contract/core';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type UserProfile, userProfile, users } from './users.tables.ts';

export async function usersByIds(tx: Tx, userIds: readonly UserId[]): Promise<Map<UserId, UserProfile>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select(userProfile)
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function userNames(tx: Tx, userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** By email address; addresses without an account are left out. */
export async function userLanguages(tx: Tx, emailIds: readonly string[]): Promise<Map<string, LanguageCode>> {
  if (emailIds.length === 0) return new Map();
  const rows = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.email, [...emailIds]));
  return new Map(rows.map((row) => [row.email, row.language]));
}
