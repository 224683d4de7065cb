/** Names of the conversations that a caller may see. */
import type { UserSessionId } from '@parrot/contract/core';
import type { RuleRun } from '@parrot/contract/rules';
import { inArray } from 'drizzle-orm';
import type { Caller, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { type Session, sessionsByIds } from '../conversations/index.ts';
import { visibilityOf, visibleTo } from '../desk/index.ts';
import { ticketsTable as tickets } from '../tickets/index.ts';

type Named = NonNullable<RuleRun['conversation']>;

export async function namedConversations(
  tx: Tx,
  caller: Caller,
  apps: Pick<Apps, 'visibleAppIds'>,
  ids: readonly UserSessionId[],
): Promise<Map<UserSessionId, Named>> {
  if (ids.length === 0) return new Map();
  const visibility = await visibilityOf(tx, caller, apps);
  const sessions = await sessionsByIds(tx, ids, [], visibleTo(visibility));
  const found = await ticketsOfSessions(tx, ids);
  return new Map(
    sessions.map((session) => [session.id, nameConversation(session, found.get(session.id)?.number ?? null)]),
  );
}

export const nameConversation = (
  { id, visitorName, appName }: Pick<Session, 'id' | 'visitorName' | 'appName'>,
  ticketNumber: number | null,
): Named => ({ userSessionId: id, visitorName, appName, ticketNumber });

export async function ticketsOfSessions(tx: Tx, ids: readonly UserSessionId[]) {
  const rows = await tx
    .select({
      sessionId: tickets.sessionId,
      number: tickets.number,
      subject: tickets.subject,
      status: tickets.status,
      priority: tickets.priority,
    })
    .from(tickets)
    .where(inArray(tickets.sessionId, [...ids]));
  return new Map(rows.map((row) => [row.sessionId, row]));
}
