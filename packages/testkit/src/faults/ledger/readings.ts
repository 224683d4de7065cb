/** Two independent readings of a conversation: through the product, and straight from its database. */
import { type Message, openVisitorConversation } from '@parrot/contract/conversations';
import pg from 'pg';
import type { RunningServer } from '../../server/running-server.ts';
import { openVisitorSocket } from '../../sockets/test-socket.ts';
import type { StoredMessage } from './audit-conversation.ts';

/** As the widget pages through a conversation. */
export async function readAsVisitor(
  server: RunningServer,
  parrotId: string,
  visitorToken: string,
): Promise<Message[]> {
  const visitor = await openVisitorSocket(server, { parrotId, visitorToken });
  try {
    const messages: Message[] = [];
    for (;;) {
      const afterSeq = messages.at(-1)?.seq ?? 1;
      const page = await visitor.ask(openVisitorConversation, { afterSeq });
      if (page.messages.length === 0) return messages;
      messages.push(...page.messages);
    }
  } finally {
    visitor.close();
  }
}

export async function readDatabase(
  url: string,
  conversationIds: readonly string[],
): Promise<Map<string, StoredMessage[]>> {
  const { rows } = await queryDatabase<StoredMessage & { conversationId: string }>(
    url,
    `select conversation_id as "conversationId", seq, msg_id as "msgId", session_id as "sessionId",
       user_type as "userType", value as text
     from messages where conversation_id = any ($1) order by conversation_id, seq`,
    [conversationIds],
  );
  const stored = new Map<string, StoredMessage[]>(conversationIds.map((id) => [id, []]));
  for (const { conversationId, ...message } of rows) stored.get(conversationId)?.push(message);
  return stored;
}

export async function queryDatabase<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url });
  // The database may be about to fail; the query then rejects.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}
