/** Conversations inside the database: thousands of visitors would take longer than the whole bench. */
import { type AppId, newId, type TenantId } from '@parrot/contract/core';
import { openDriver, readSettings } from '@parrot/server/platform';
import type { Store } from '../stage.ts';

type Query = (text: string, values: unknown[]) => Promise<unknown>;
/** `absent`: waits with the window closed. `ended`: closed by an agent. */
type Status = 'waiting' | 'absent' | 'ended';
/** `from`: the number of the first one. */
type Filling = { count: number; from?: number; status: Status };

const AT_ONCE = 20_000;
const TEXT = "'Hello, where is my order number ' || at || '?'";

export async function fillConversations(
  { folder, owner, app }: Pick<Store, 'folder' | 'owner' | 'app'>,
  filling: Filling,
): Promise<void> {
  const driver = await openDriver(readSettings({ DATA_DIR: folder }));
  try {
    await insertConversations(driver.query, { ...filling, tenantId: owner.tenantId, appId: app.appId });
    // As after a while of use.
    await driver.query('analyze', []);
  } finally {
    await driver.close();
  }
}

/** Visitor 7 asks “Hello, where is my order number 7?”, one minute before visitor 6. */
export async function insertConversations(
  query: Query,
  { tenantId, appId, count, from = 0, status }: Filling & { tenantId: TenantId; appId: AppId },
): Promise<void> {
  for (let start = from; start < from + count; start += AT_ONCE) {
    const given = Array.from({ length: Math.min(AT_ONCE, from + count - start) }, (_, at) => ({
      at: start + at,
      visitor: newId('vis'),
      conversation: newId('cnv'),
      session: newId('uss'),
      message: newId('msg'),
    }));
    const values = [JSON.stringify(given), tenantId, appId];
    for (const statement of statementsFor(status)) await query(statement, values);
  }
}

function statementsFor(status: Status): string[] {
  const rows = `jsonb_to_recordset($1::jsonb)
    as given (at int, visitor text, conversation text, session text, message text)`;
  const when = "now() - (given.at + 1) * interval '1 minute'";
  const isWaiting = status !== 'ended';
  const isAbsent = status === 'absent';
  return [
    `insert into visitors (id, tenant_id, app_id, name, created_at, last_seen_at)
     select visitor, $2, $3, 'Visitor ' || at, ${when}, ${when} from ${rows}`,
    `insert into conversations (id, tenant_id, app_id, visitor_id, last_seq, created_at)
     select conversation, $2, $3, visitor, 1, ${when} from ${rows}`,
    `insert into user_sessions (id, tenant_id, app_id, conversation_id, visitor_id, version_id, status,
       last_message_seq, last_message_value, last_message_by, last_sender_id, last_sender_name,
       last_message_at, unread_count, waiting_since, started_at, ended_at, visitor_left_at, answers_by_email)
     select session, $2, $3, conversation, visitor, version.id, '${isWaiting ? 'UNASSIGNED' : 'CLOSED'}', 1, ${TEXT},
       'visitor', visitor, 'Visitor ' || at, ${when}, ${isWaiting ? 1 : 0}, ${isWaiting ? when : 'null'}, ${when},
       ${isWaiting ? 'null' : when}, ${isAbsent ? when : 'null'}, ${isAbsent}
     from ${rows}, (select id from app_versions where app_id = $3 order by number desc limit 1) as version`,
    `insert into messages (tenant_id, conversation_id, seq, msg_id, session_id, msg_type, user_type, sender_id,
       sender_name, value, created_at)
     select $2, conversation, 1, message, session, 'text', 'visitor', visitor, 'Visitor ' || at, ${TEXT}, ${when}
     from ${rows} where $3 <> ''`,
  ];
}
