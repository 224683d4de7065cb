import type {
  AppId,
  ConversationId,
  FileId,
  MsgId,
  NoteId,
  ResponseId,
  TenantId,
  UserId,
  UserSessionId,
} from '@parrot/contract/core';
import type { QueueView } from '@parrot/contract/desk';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const userId = text('user_id').$type<UserId>().notNull();

/** An agent's settings in a tenant; no row until something is set or assigned. */
export const deskAgents = pgTable('desk_agents', {
  tenantId,
  userId,
  capacity: integer('capacity').notNull(),
  tab: text('tab').$type<QueueView>().notNull(),
  sendDelaySeconds: integer('send_delay_seconds').notNull(),
  lastAssignedAt: moment('last_assigned_at'),
  lastSeenAt: moment('last_seen_at'),
});

/** One row for each open desk connection. */
export const deskConnections = pgTable('desk_lines', {
  id: text('id').primaryKey(),
  tenantId,
  userId,
  seenAt: moment('seen_at').notNull(),
});

/** Notes of agents about a conversation; never shown to visitors. */
export const conversationNotes = pgTable('conversation_notes', {
  id: text('id').$type<NoteId>().primaryKey(),
  tenantId,
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  clientId: text('client_id').notNull(),
  afterSeq: integer('after_seq').notNull(),
  /** Null: a rule, which `authorName` names. */
  authorId: text('author_id').$type<UserId>(),
  authorName: text('author_name').notNull(),
  value: text('value').notNull(),
  whisper: boolean('whisper').notNull(),
  whisperTo: text('whisper_to').$type<UserId>(),
  mentions: jsonb('mentions').$type<{ userId: UserId; name: string }[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Members who may see a session because a note or ticket comment mentions them. */
export const sessionMentions = pgTable('session_mentions', {
  tenantId,
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
});

/** Files uploaded by agents. Those of predefined responses have no app and no conversation. */
export const deskFiles = pgTable('desk_files', {
  id: text('id').$type<FileId>().primaryKey(),
  tenantId,
  appId: text('app_id').$type<AppId>(),
  conversationId: text('conversation_id').$type<ConversationId>(),
  responseId: text('response_id').$type<ResponseId>(),
  /** Set on a copy: the file whose bytes it shares. */
  originId: text('origin_id').$type<FileId>(),
  uploadedBy: text('uploaded_by').$type<UserId>().notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  msgId: text('msg_id').$type<MsgId>(),
  createdAt: moment('created_at').notNull(),
});

/** Recipient and sender are keyed hashes: enough to count them, not to contact them. */
export const sentTranscripts = pgTable('sent_transcripts', {
  id: text('id').primaryKey(),
  tenantId,
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  recipient: text('recipient').notNull(),
  sender: text('sender').notNull(),
  sentAt: moment('sent_at').notNull(),
});
