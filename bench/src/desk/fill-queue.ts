/** Adds waiting conversations inside the database: thousands of visitors would take longer than the whole bench. */
import { type AppId, newId, type TenantId } from '@parrot/contract/core';

type Query = (text: string, values: unknown[]) => Promise<unknown>;
type Queue = {
  tenantId: TenantId;
  appId: AppId;
  count: number;
  /** The visitors have closed their windows. */
  areAbsent?: boolean;
};

export async function fillQueue(
  query: Query,
  { tenantId, appId, count, areAbsent = false }: Queue,
): Promise<void> {
  const given = Array.from({ length: count }, (_, at) => ({
    at,
    visitor: newId('vis'),
    conversation: newId('cnv'),
    session: newId('uss'),
    message: newId('msg'),
  }));
  const from = `jsonb_to_recordset($1::jsonb)
    as given (at int, visitor text, conversation text, session text, message text)`;
  const when = "now() - (given.at + 1) * interval '1 minute'";
  const values = [JSON.stringify(given), tenantId, appId];
  await query(
    `insert into visitors (id, tenant_id, app_id, name, created_at, last_seen_at)
     select visitor, $2, $3, 'Visitor ' || at, ${when}, ${when} from ${from}`,
    values,
  );
  await query(
    `insert into conversations (id, tenant_id, app_id, visitor_id, last_seq, created_at)
     select conversation, $2, $3, visitor, 1, ${when} from ${from}`,
    values,
  );
  await query(
    `insert into user_sessions (id, tenant_id, app_id, conversation_id, visitor_id, version_id, status,
       last_message_seq, last_message_value, last_message_by, last_sender_id, last_sender_name,
       last_message_at, unread_count, waiting_since, started_at, visitor_left_at, answers_by_email)
     select session, $2, $3, conversation, visitor, version.id, 'UNASSIGNED', 1, ${QUESTION}, 'visitor', visitor,
       'Visitor ' || at, ${when}, 1, ${when}, ${when}, ${areAbsent ? when : 'null'}, ${areAbsent}
     from ${from}, (select id from app_versions where app_id = $3 order by number desc limit 1) as version`,
    values,
  );
  await query(
    `insert into messages (tenant_id, conversation_id, seq, msg_id, session_id, msg_type, user_type, sender_id,
       sender_name, value, created_at)
     select $2, conversation, 1, message, session, 'text', 'visitor', visitor, 'Visitor ' || at, ${QUESTION}, ${when}
     from ${from} where $3 <> ''`,
    values,
  );
}

const QUESTION = "'Hello, where is my order number ' || at || '?'";
