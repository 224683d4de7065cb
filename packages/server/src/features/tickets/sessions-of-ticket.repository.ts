import type { TenantId, UserSessionId } from '@parrot/contract/core';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { tickets } from './tickets.tables.ts';

/** The sessions of the ticket with this number in a tenant; for searches in the system scope. */
export async function sessionsOfTicket(tx: Tx, tenantId: TenantId, number: number): Promise<UserSessionId[]> {
  const rows = await tx
    .select({ id: tickets.sessionId })
    .from(tickets)
    .where(and(eq(tickets.tenantId, tenantId), eq(tickets.number, number)));
  return rows.map(({ id }) => id);
}
