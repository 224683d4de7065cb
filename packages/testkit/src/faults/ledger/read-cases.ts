/** Two independent readings of cases: as an agent finds them at the desk, and straight from the database. */
import { LIMITS } from '@parrot/contract/core';
import { agentConnect, type Note, openConversation } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { readSessionTags } from '@parrot/contract/tags';
import { ticketDetails } from '@parrot/contract/tickets';
import type { TestSession } from '../../server/api-client.ts';
import type { RunningServer } from '../../server/running-server.ts';
import { openDeskSocket } from '../../sockets/test-socket.ts';
import { signInAs } from '../../tenants/members.ts';
import { createReconnectingClient } from '../load/reconnecting-client.ts';
import type { CaseReading } from './audit-case.ts';
import type { LedgerCase } from './ledger.ts';
import { queryDatabase } from './readings.ts';

/** By conversation. */
export type CaseReadings = ReadonlyMap<string, CaseReading>;

const PAGE = 100;

export async function readCasesAsAgent(
  server: RunningServer,
  emailId: string,
  cases: readonly LedgerCase[],
): Promise<CaseReadings> {
  const session = await signInAs(server, emailId);
  const client = createReconnectingClient(async () => {
    const socket = await openDeskSocket(server, session);
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    return socket;
  });
  try {
    const tags = await tagsOf(server, session, cases);
    const notices = await noticesOf(server, session);
    const found = new Map<string, CaseReading>();
    for (const { conversationId, userSessionId } of cases) {
      const { answer } = await client.deliver(openConversation, { userSessionId, limit: 1 });
      const opened = answer as { session: { groupId: string | null }; notes: Note[] };
      const { ticket } = await server.api.call(ticketDetails, { session, query: { userSessionId } });
      found.set(conversationId, {
        groupId: opened.session.groupId,
        tagIds: tags.get(userSessionId) ?? [],
        priority: ticket?.priority ?? null,
        notes: opened.notes.map(({ value }) => value),
        notices: notices.filter(({ link }) => link.includes(userSessionId)).map(({ kind }) => kind),
      });
    }
    return found;
  } finally {
    client.close();
  }
}

async function tagsOf(server: RunningServer, session: TestSession, cases: readonly LedgerCase[]) {
  const found = new Map<string, readonly string[]>();
  for (let from = 0; from < cases.length; from += LIMITS.bulk) {
    const userSessionIds = cases.slice(from, from + LIMITS.bulk).map(({ userSessionId }) => userSessionId);
    const { items } = await server.api.call(readSessionTags, { session, body: { userSessionIds } });
    for (const { userSessionId, tagIds } of items) found.set(userSessionId, tagIds);
  }
  return found;
}

async function noticesOf(server: RunningServer, session: TestSession) {
  const found: { kind: string; link: string }[] = [];
  for (;;) {
    const body = { offset: found.length, limit: PAGE };
    const { items } = await server.api.call(listNotifications, { session, body });
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

const CASES = `
  select session.conversation_id as "conversationId", session.group_id as "groupId", ticket.priority,
    array (select tag_id from session_tags where session_id = session.id) as "tagIds",
    array (select value from conversation_notes
      where session_id = session.id and author_id is null) as notes,
    array (select kind from notifications where session_id = session.id and user_id = $2) as notices
  from user_sessions as session left join tickets as ticket on ticket.session_id = session.id
  where session.id = any ($1)`;

export async function readCasesInDatabase(
  url: string,
  agentId: string,
  cases: readonly LedgerCase[],
): Promise<CaseReadings> {
  const ids = cases.map(({ userSessionId }) => userSessionId);
  const { rows } = await queryDatabase<CaseReading & { conversationId: string }>(url, CASES, [ids, agentId]);
  return new Map(rows.map(({ conversationId, ...reading }) => [conversationId, reading]));
}
