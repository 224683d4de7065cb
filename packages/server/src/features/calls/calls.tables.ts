import type { CallMedia, CallParty } from '@parrot/contract/calls';
import type { CallEndReason, CallKind } from '@parrot/contract/conversations';
import type {
  AppId,
  CallId,
  ConversationId,
  MsgId,
  ParticipantId,
  TenantId,
  UserId,
  UserSessionId,
} from '@parrot/contract/core';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();

export const calls = pgTable('calls', {
  id: text('id').$type<CallId>().primaryKey(),
  tenantId,
  appId: text('app_id').$type<AppId>().notNull(),
  conversationId: text('conversation_id').$type<ConversationId>().notNull(),
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  kind: text('kind').$type<CallKind>().notNull(),
  status: text('status').$type<'ringing' | 'active' | 'ended'>().notNull(),
  startedBy: text('started_by').$type<'visitor' | 'agent'>().notNull(),
  clientId: text('client_id').notNull(),
  visitorName: text('visitor_name').notNull(),
  agentId: text('agent_id').$type<UserId>().notNull(),
  agentName: text('agent_name').notNull(),
  startedAt: moment('started_at').notNull(),
  ringsUntil: moment('rings_until').notNull(),
  answeredAt: moment('answered_at'),
  endedAt: moment('ended_at'),
  endReason: text('end_reason').$type<CallEndReason>(),
  msgId: text('msg_id').$type<MsgId>(),
});

export const callParticipants = pgTable('call_participants', {
  id: text('id').$type<ParticipantId>().primaryKey(),
  tenantId,
  callId: text('call_id').$type<CallId>().notNull(),
  party: text('party').$type<CallParty>().notNull(),
  userId: text('user_id').$type<UserId>(),
  name: text('name').notNull(),
  isListener: boolean('is_listener').notNull(),
  media: jsonb('media').$type<CallMedia>().notNull(),
  invitedAt: moment('invited_at'),
  joinedAt: moment('joined_at'),
  awaySince: moment('away_since'),
  leftAt: moment('left_at'),
});
