/** Values and notes that go from one visitor to another. */
import type { VisitorId } from '@parrot/contract/core';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { profileNotes, profileValues } from '../profiles.tables.ts';

/** Sent again, a note is not stored twice; its new id can’t be that of a note of the other visitor. */
export async function moveNotes(tx: Tx, from: VisitorId, to: VisitorId): Promise<void> {
  await tx
    .update(profileNotes)
    .set({ visitorId: to, clientId: sql`${profileNotes.id}` })
    .where(eq(profileNotes.visitorId, from));
}

/** The other visitor has none. */
export async function moveValues(tx: Tx, from: VisitorId, to: VisitorId): Promise<void> {
  await tx.update(profileValues).set({ visitorId: to }).where(eq(profileValues.visitorId, from));
}

export async function deleteValues(tx: Tx, visitorId: VisitorId): Promise<void> {
  await tx.delete(profileValues).where(eq(profileValues.visitorId, visitorId));
}
