/** A session with what its ticket is derived from, and the ticket if there is one, in one statement. */
import type { UserSessionId } from '@parrot/contract/core';
import { eq, getTableColumns } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../platform/index.ts';
import { correctedTopicColumn } from '../assistant/index.ts';
import {
  firstResponseColumn,
  firstVisitorTextsColumn,
  sessionEventsColumn,
  sessionsTable as sessions,
  visitorsTable as visitors,
} from '../conversations/index.ts';
import { TEXTS_FOR_SUBJECT } from './ticket-state.policy.ts';
import { tickets } from './tickets.tables.ts';

const ticketSource = preparedQuery('ticket_source', (tx, parameter) =>
  tx
    .select({
      session: {
        id: sessions.id,
        tenantId: sessions.tenantId,
        appId: sessions.appId,
        conversationId: sessions.conversationId,
        groupId: sessions.groupId,
        status: sessions.status,
        agentId: sessions.agentId,
        escalatedAgentId: sessions.escalatedAgentId,
        transfer: sessions.transfer,
        visitorName: visitors.name,
      },
      events: sessionEventsColumn,
      respondedAt: firstResponseColumn,
      visitorTexts: firstVisitorTextsColumn(TEXTS_FOR_SUBJECT),
      correctedTopic: correctedTopicColumn,
      ticket: getTableColumns(tickets),
    })
    .from(sessions)
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .leftJoin(tickets, eq(tickets.sessionId, sessions.id))
    .where(eq(sessions.id, parameter('sessionId'))),
);

export type TicketSource = Awaited<ReturnType<typeof ticketSource>>[number];

/** Undefined if the visitor was erased. */
export const readTicketSource = async (tx: Tx, sessionId: UserSessionId): Promise<TicketSource | undefined> =>
  (await ticketSource(tx, { sessionId }))[0];
