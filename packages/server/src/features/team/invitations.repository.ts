import type { InvitationId } from '@parrot/contract/core';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type InvitationRow, invitations } from './team.tables.ts';

/** An address has one open invitation to a tenant: a new one takes the old one's place, whose link then leads nowhere. */
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

/** By the token of the mail, whatever its tenant: system work. */
export async function findOpenInvitation(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)));
  return found;
}

/** Every invitation an address could accept now, whatever the tenant, the oldest first: system work. */
export async function openInvitationsTo(tx: Tx, emailId: string, now: Date): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, emailId), isOpen(now)))
    .orderBy(asc(invitations.createdAt));
}

/** False where somebody was quicker. */
export async function markAccepted(tx: Tx, id: InvitationId, now: Date): Promise<boolean> {
  const marked = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isOpen(now)))
    .returning({ id: invitations.id });
  return marked.length > 0;
}

const isOpen = (now: Date) => and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));
