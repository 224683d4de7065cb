/** User accounts as a whole. They belong to no tenant, so every function here needs a system transaction. */
import { TOURS, type TourName } from '@parrot/contract/accounts';
import { type LanguageCode, newId, type TenantId, type UserId } from '@parrot/contract/core';
import { eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type UserRow, users } from './users.tables.ts';

export type NewUser = {
  id?: UserId;
  emailId: string;
  name: string;
  passwordHash: string;
  language: LanguageCode;
  timeZone?: string;
  company: string;
  verifiedAt: Date | null;
  /** An experienced user: the onboarding is finished and every tour was seen. */
  isExperienced?: boolean;
  at: Date;
};

/** Undefined if the address already has an account, even one created concurrently. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserId | undefined> {
  const made = await tx
    .insert(users)
    .values({
      id: user.id ?? newId('usr'),
      email: user.emailId,
      name: user.name,
      passwordHash: user.passwordHash,
      language: user.language,
      ...(user.timeZone && { timeZone: user.timeZone }),
      signUpCompany: user.company,
      emailVerifiedAt: user.verifiedAt,
      ...(user.isExperienced && { onboardingStatus: 'finished', seenTours: [...TOURS] }),
      createdAt: user.at,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made[0]?.id;
}

export async function hasAnyUser(tx: Tx, exceptEmails: readonly string[]): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.email, [...exceptEmails]))
    .limit(1);
  return found.length > 0;
}

export async function findUser(tx: Tx, userId: UserId): Promise<UserRow | undefined> {
  const [found] = await tx.select().from(users).where(eq(users.id, userId));
  return found;
}

/** Locks the user until the transaction ends. */
export async function lockUser(tx: Tx, userId: UserId): Promise<UserRow | undefined> {
  const [locked] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return locked;
}

export async function findUserByEmail(tx: Tx, emailId: string): Promise<UserRow | undefined> {
  const [found] = await tx.select().from(users).where(eq(users.email, emailId));
  return found;
}

export async function updateUser(tx: Tx, userId: UserId, changes: Partial<UserRow>): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}

export async function addSeenTours(tx: Tx, userId: UserId, tours: readonly TourName[]): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user) await updateUser(tx, userId, { seenTours: [...new Set([...user.seenTours, ...tours])] });
}

/** Returns the URL before. */
export async function replacePhoto(tx: Tx, userId: UserId, photoUrl: string): Promise<string> {
  const before = await lockUser(tx, userId);
  await updateUser(tx, userId, { photoUrl });
  return before?.photoUrl ?? '';
}

export const setLastTenant = (tx: Tx, userId: UserId, tenantId: TenantId): Promise<void> =>
  updateUser(tx, userId, { lastTenantId: tenantId });

export async function deleteUser(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
