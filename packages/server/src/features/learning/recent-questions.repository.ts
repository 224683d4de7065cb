/** The questions that visitors asked lately, and what is known about the right answers. */
import type { AppId, ConversationId, FaqId, TenantId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '../../platform/index.ts';
import { messagesTable as messages } from '../conversations/index.ts';

export type Asked = { tenantId: TenantId; appId: AppId; since: Date; most: number };

/** The latest ones are counted; a busier app is represented by them. */
const MAX_COUNTED = 20_000;
/** Replies per question that say whether an answer is right. */
const MAX_REPLIES = sql.raw('5');
/** Greetings are shorter. */
const SUBSTANTIAL = 25;

type Row = {
  key: string;
  text: string;
  asked: number;
  conversation_id: ConversationId;
  helpful: string[] | null;
  unhelpful: string[] | null;
};
type AgentRow = { key: string; answers: string[] | null; faq_ids: FaqId[] | null };

/** Wordings that differ in case, spaces and final punctuation are one question. */
const wording = (text: ReturnType<typeof sql>) =>
  sql`lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g'), ' ?!.…'))`;

/** Distinct, most frequent first. Only questions that the bot looked up. */
export async function askedSince(tx: Tx, { tenantId, appId, since, most }: Asked): Promise<Row[]> {
  return rows<Row>(
    tx,
    sql`with lookups as (
      select ${wording(sql`trace -> 'finding' ->> 'question'`)} as key,
        btrim(regexp_replace(trace -> 'finding' ->> 'question', '\\s+', ' ', 'g')) as text,
        conversation_id, value, thumb, created_at
      from ${messages}
      where tenant_id = ${tenantId} and sender_id = ${appId} and created_at >= ${since.toISOString()}
        and trace -> 'finding' is not null
      order by created_at desc
      limit ${MAX_COUNTED}
    )
    select key, (array_agg(text order by created_at desc))[1] as text, count(*)::int as asked,
      (array_agg(conversation_id order by created_at desc))[1] as conversation_id,
      (array_agg(value order by created_at desc) filter (where thumb = 'up'))[1:${MAX_REPLIES}] as helpful,
      (array_agg(value order by created_at desc) filter (where thumb = 'down'))[1:${MAX_REPLIES}] as unhelpful
    from lookups
    where key <> ''
    group by key
    order by asked desc, max(created_at) desc
    limit ${most}`,
  );
}

/** For questions that went to agents: their first substantial replies, proposed fixes and FAQs written since. */
export async function answersOfAgents(
  tx: Tx,
  { tenantId, appId, since }: Omit<Asked, 'most'>,
  keys: readonly string[],
): Promise<Map<string, AgentRow>> {
  if (keys.length === 0) return new Map();
  const found = await rows<AgentRow>(
    tx,
    sql`with asked as (
      select ${wording(sql`text`)} as key, id, group_id, conversation_id, session_id, seq
      from asked_questions
      where tenant_id = ${tenantId} and app_id = ${appId} and asked_at >= ${since.toISOString()}
    )
    select asked.key,
      (array_agg(distinct coalesce(fix.answer, reply.value))
        filter (where coalesce(fix.answer, reply.value) is not null))[1:${MAX_REPLIES}] as answers,
      (array_agg(distinct question_groups.faq_id)
        filter (where question_groups.state = 'solved' and question_groups.faq_id is not null))[1:${MAX_REPLIES}] as faq_ids
    from asked
    join question_groups on question_groups.id = asked.group_id
    left join proposed_fixes fix on fix.asked_id = asked.id
    left join lateral (
      select value from ${messages}
      where ${messages.conversationId} = asked.conversation_id and ${messages.sessionId} = asked.session_id
        and ${messages.seq} > asked.seq and user_type = 'agent' and msg_type = 'text'
        and length(btrim(value)) >= ${SUBSTANTIAL} and right(btrim(value), 1) <> '?'
      order by ${messages.seq}
      limit 1
    ) reply on true
    where asked.key = any (array (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))
    group by asked.key`,
  );
  return new Map(found.map((row) => [row.key, row]));
}
