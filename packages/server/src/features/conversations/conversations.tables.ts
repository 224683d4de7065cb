import type {
  Assignment,
  BotWhisper,
  Message,
  PendingTransfer,
  SenderType,
  SessionEventKind,
  SessionStatus,
  Thumb,
} from '@parrot/contract/conversations';
import type {
  AppId,
  ConversationId,
  FileId,
  GroupId,
  MsgId,
  RoutingRuleId,
  TenantId,
  UserId,
  UserSessionId,
  VersionId,
  VisitorId,
} from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Fields that few messages have; absent where empty. */
export type MessageExtras = Partial<
  Pick<
    Message,
    'carousel' | 'sources' | 'expects' | 'canRate' | 'eventTarget' | 'call' | 'corrects' | 'correctedBy'
  >
>;

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const appId = text('app_id').$type<AppId>().notNull();

export const visitors = pgTable('visitors', {
  id: text('id').$type<VisitorId>().primaryKey(),
  tenantId,
  appId,
  name: text('name').notNull(),
  language: text('language').notNull(),
  /** As the browser reports it; empty where it does not. */
  timeZone: text('time_zone').notNull().default(''),
  page: text('page').notNull(),
  userAgent: text('user_agent').notNull(),
  ip: text('ip').notNull(),
  email: text('email').notNull().default(''),
  /** The subject that the host page signed; null where it signed none. */
  identitySubject: text('identity_subject'),
  /** What bots have stored about the visitor. */
  flowValues: jsonb('flow_values').$type<Values>().notNull().default({}),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  blockedAt: moment('blocked_at'),
  /** The name of the agent who blocked the visitor. */
  blockedBy: text('blocked_by').notNull().default(''),
  /** The main one of merged visitors, which has the profile of all. Null for the main one itself. */
  mergedInto: text('merged_into').$type<VisitorId>(),
});

export const conversations = pgTable('conversations', {
  id: text('id').$type<ConversationId>().primaryKey(),
  tenantId,
  appId,
  visitorId: text('visitor_id').$type<VisitorId>().notNull(),
  lastSeq: integer('last_seq').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const userSessions = pgTable('user_sessions', {
  id: text('id').$type<UserSessionId>().primaryKey(),
  tenantId,
  appId,
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  visitorId: text('visitor_id').$type<VisitorId>().notNull(),
  versionId: text('version_id').$type<VersionId>().notNull(),
  status: text('status').$type<SessionStatus>().notNull(),
  agentId: text('agent_id').$type<UserId>(),
  escalatedAgentId: text('escalated_agent_id').$type<UserId>(),
  flowState: jsonb('flow_state'),
  handledSeq: integer('handled_seq').notNull().default(0),
  lastMessageSeq: integer('last_message_seq'),
  lastMessageValue: text('last_message_value'),
  lastMessageBy: text('last_message_by').$type<SenderType>(),
  lastSenderId: text('last_sender_id').notNull().default(''),
  lastSenderName: text('last_sender_name').notNull().default(''),
  lastMessageAt: moment('last_message_at').notNull(),
  unreadCount: integer('unread_count').notNull().default(0),
  waitingSince: moment('waiting_since'),
  visitorLeftAt: moment('visitor_left_at'),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  rating: integer('rating'),
  ratingComment: text('rating_comment').notNull().default(''),
  ratedAt: moment('rated_at'),
  /** When the bot continues without an input. */
  resumeAt: moment('resume_at'),
  transfer: jsonb('transfer').$type<PendingTransfer>(),
  /** The last whisper to the bot, and what became of it. */
  whisper: jsonb('whisper').$type<BotWhisper>(),
  /** The group in whose queue it waits or waited last, and the routing rule that put it there. */
  groupId: text('group_id').$type<GroupId>(),
  ruleId: text('rule_id').$type<RoutingRuleId>(),
  assignment: jsonb('assignment').$type<Assignment>(),
  visitorReadSeq: integer('visitor_read_seq').notNull().default(0),
  agentReadSeq: integer('agent_read_seq').notNull().default(0),
  answersByEmail: boolean('answers_by_email').notNull().default(false),
  /** When it counted against the plan's daily limit; null before the visitor writes, and past the limit. */
  countedAt: moment('counted_at'),
  /** Past the daily limit of the plan: the bot does not run. */
  overLimit: boolean('over_limit').notNull().default(false),
  qualityScore: integer('quality_score'),
  /** Where answers are emailed to, the last message that was emailed, and when. */
  answerEmail: text('answer_email').notNull().default(''),
  mailedSeq: integer('mailed_seq').notNull().default(0),
  mailedAt: moment('mailed_at'),
});

export const messages = pgTable('messages', {
  tenantId,
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  seq: integer('seq').notNull(),
  msgId: text('msg_id').$type<MsgId>().notNull(),
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  msgType: text('msg_type').$type<Message['msgType']>().notNull(),
  userType: text('user_type').$type<SenderType>().notNull(),
  senderId: text('sender_id').notNull(),
  senderName: text('sender_name').notNull(),
  value: text('value').notNull(),
  event: text('event').$type<SessionEventKind>(),
  attachment: jsonb('attachment').$type<Message['attachment']>(),
  files: jsonb('files').$type<Message['files']>().notNull(),
  suggestions: jsonb('suggestions').$type<Message['suggestions']>().notNull(),
  /** How the bot found this answer; for members of the tenant, never for visitors. */
  trace: jsonb('trace').$type<MessageTrace>(),
  extras: jsonb('extras').$type<MessageExtras>().notNull(),
  thumb: text('thumb').$type<Thumb>(),
  createdAt: moment('created_at').notNull(),
});

/** Files of visitors; `msgId` is null until a message refers to it. */
export const visitorFiles = pgTable('visitor_files', {
  id: text('id').$type<FileId>().primaryKey(),
  tenantId,
  appId,
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  msgId: text('msg_id').$type<MsgId>(),
  createdAt: moment('created_at').notNull(),
});
