/**
 * What the messages of a session say, as columns for queries of other slices on sessions: one statement then
 * reads the session, its messages and what the slice stores about it. The query must join another table, or
 * Drizzle leaves out the table names that these columns need.
 */
import type { SessionEventKind } from '@parrot/contract/conversations';
import { sql } from 'drizzle-orm';
import { messages, userSessions } from '../conversations.tables.ts';
import type { TranscriptMessage } from './session-transcript.repository.ts';

const ofSession = sql`${messages.conversationId} = ${userSessions.conversationId}
  and ${messages.sessionId} = ${userSessions.id}`;

/** The last messages in order, events included. */
export const transcriptColumn = (limit: number) => sql<TranscriptMessage[]>`to_jsonb(array (
  select jsonb_build_object(
    'seq', latest.seq, 'userType', latest.user_type, 'senderName', latest.sender_name, 'value', latest.value,
    'event', latest.event, 'call', latest.extras -> 'call',
    'thumb', latest.thumb, 'found', latest.trace -> 'finding' ->> 'kind', 'faqId', latest.trace -> 'finding' ->> 'faqId')
  from (select * from ${messages} where ${ofSession} order by ${messages.seq} desc limit ${sql.raw(String(limit))})
    as latest
  order by latest.seq))`;

export const sessionEventsColumn = sql<SessionEventKind[]>`to_jsonb(array (
  select ${messages.event} from ${messages} where ${ofSession} and ${messages.event} is not null
  order by ${messages.seq}))`;

export const firstVisitorTextsColumn = (limit: number) => sql<string[]>`to_jsonb(array (
  select ${messages.value} from ${messages} where ${ofSession} and ${messages.userType} = 'visitor'
  order by ${messages.seq} limit ${sql.raw(String(limit))}))`;

/** When an agent has first written; null where none has. */
export const firstResponseColumn = sql<string | null>`(
  select min(${messages.createdAt}) from ${messages}
  where ${ofSession} and ${messages.userType} = 'agent' and ${messages.event} is null)`;

/** Null where the visitor has written nothing. */
export const lastVisitorTextColumn = sql<string | null>`(
  select ${messages.value} from ${messages}
  where ${ofSession} and ${messages.userType} = 'visitor' and ${messages.value} <> ''
  order by ${messages.seq} desc limit 1)`;
