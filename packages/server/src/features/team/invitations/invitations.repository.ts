import type { InvitationId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { invitationEnd } from '../roles/grants.policy.ts';
import { type InvitationRow, invitations } from '../team.tables.ts';

/** An address has one open invitation per tenant: a new one replaces it and invalidates its link. */
export async function replaceInvitation(
  tx: Tx,
  invitation: Omit<InvitationRow, 'acceptedAt'>,
): Promise<void> {
  await tx
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.tenantId, invitations.email],
      targetWhere: sql`accepted_at is null`,
      set: invitation,
    });
}

/**
 * By the token in the mail, in any tenant and whether or not it can still be accepted. Needs a system
 * transaction.
 */
export async function findInvitationByToken(tx: Tx, tokenHash: string): Promise<InvitationRow | undefined> {
  const [found] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return found;
}

export async function invitedAddresses(
  tx: Tx,
  tenantId: TenantId,
  ids: readonly InvitationId[],
): Promise<string[]> {
  const rows = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), inArray(invitations.id, [...ids])));
  return rows.map((row) => row.email);
}

/** The addresses among these that have an open invitation. */
export async function openlyInvited(
  tx: Tx,
  tenantId: TenantId,
  emailIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const found = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), inArray(invitations.email, [...emailIds]), isOpen(now)));
  return new Set(found.map(({ email }) => email));
}

/** An invitation that was not accepted, expired or not, locked until the transaction ends. */
export async function lockPendingInvitation(
  tx: Tx,
  tenantId: TenantId,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .for('update');
  return found;
}

/** Gives an open invitation a new link and a full lifetime. False if it was accepted in the meantime. */
export async function renewInvitation(
  tx: Tx,
  id: InvitationId,
  { tokenHash, invitedBy, at }: { tokenHash: string; invitedBy?: UserId; at: Date },
): Promise<boolean> {
  const renewed = await tx
    .update(invitations)
    .set({ tokenHash, sentAt: at, expiresAt: invitationEnd(at), ...(invitedBy && { invitedBy }) })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  return renewed.length > 0;
}

export async function deleteInvitation(tx: Tx, tenantId: TenantId, id: InvitationId): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.tenantId, tenantId), eq(invitations.id, id)));
}

/**
 * All invitations that an address can accept now, in any tenant, oldest first. Needs a system transaction.
 */
export async function openInvitationsTo(tx: Tx, emailId: string, now: Date): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, emailId), isOpen(now)))
    .orderBy(asc(invitations.createdAt));
}

/** False if it was accepted concurrently. */
export async function markAccepted(tx: Tx, id: InvitationId, now: Date): Promise<boolean> {
  const marked = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isOpen(now)))
    .returning({ id: invitations.id });
  return marked.length > 0;
}

const isOpen = (now: Date) => and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));

/** Addresses with an open invitation. */
export const countOpenInvitations = (tx: Tx, tenantId: TenantId, now: Date): Promise<number> =>
  tx.$count(invitations, and(eq(invitations.tenantId, tenantId), isOpen(now)));

/** Everyone the tenant invited. */
export async function addressesInvitedBy(tx: Tx, tenantId: TenantId): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ email: invitations.email })
    .from(invitations)
    .where(eq(invitations.tenantId, tenantId));
  return rows.map(({ email }) => email);
}
