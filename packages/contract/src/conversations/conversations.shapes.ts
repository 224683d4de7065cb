/** A conversation is everything a visitor and an app ever said; a session is one episode of it, from hello to close. */
import * as z from 'zod';
import { appId, conversationId, msgId, userId, userSessionId, visitorId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

export const SESSION_STATUSES = [
  'INPROGRESS',
  'UNASSIGNED',
  'ASSIGNED',
  'ESCALATED',
  'COMPLETED',
  'CLOSED',
] as const;
export const sessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof sessionStatus>;

export const senderType = z.enum(['visitor', 'bot', 'agent', 'system']);
export type SenderType = z.infer<typeof senderType>;

export const messageText = z.string().trim().min(1, 'Required').max(LIMITS.messageLength);

export const messageButton = z.object({ label: z.string(), actionUrl: z.string() });
export const messageAttachment = z.object({
  imageUrl: z.string(),
  title: z.string(),
  text: z.string(),
  buttons: z.array(messageButton),
});
/** `url` leads to our own store, or, in what a bot sends, to any http address; `bytes` is 0 where that is not known. */
export const messageFile = z.object({
  name: z.string(),
  url: z.string(),
  bytes: z.number().int(),
  /** Whether it can be shown in place. */
  isPicture: z.boolean(),
});
export type MessageFile = z.infer<typeof messageFile>;
/** Where an answer comes from; `url` is empty where there is nothing to open. */
export const messageSource = z.object({ title: z.string(), url: z.string() });
export type MessageSource = z.infer<typeof messageSource>;

/** What the bot waits for, so that the right keyboard, picker or stars can be shown. */
export const EXPECTATIONS = [
  'text',
  'number',
  'email',
  'phone',
  'date',
  'file',
  'rating',
  'choices',
] as const;
export const expectation = z.enum(EXPECTATIONS);
export type Expectation = z.infer<typeof expectation>;

export const thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof thumb>;
export const stars = z.number().int().min(1).max(5);

/** What happened in a session, told as a thin line between the messages. */
export const sessionEventKind = z.enum(['person-requested', 'taken', 'released', 'nobody-came', 'closed']);
export type SessionEventKind = z.infer<typeof sessionEventKind>;

export const message = z.object({
  msgId,
  conversationId,
  userSessionId,
  /** Counts up by one within a conversation: a gap means that something was missed. */
  seq: z.number().int().positive(),
  msgType: z.enum(['text', 'fileUpload', 'event']),
  userType: senderType,
  value: z.string(),
  time: z.iso.datetime(),
  senderId: z.string(),
  senderName: z.string(),
  event: sessionEventKind.nullable(),
  attachment: messageAttachment.nullable(),
  files: z.array(messageFile),
  suggestions: z.array(z.string()),
  /** Cards side by side. */
  carousel: z.array(messageAttachment),
  sources: z.array(messageSource),
  expects: expectation.nullable(),
  /** Whether it answers a question, and can be found good or bad. */
  canRate: z.boolean(),
  thumb: thumb.nullable(),
});
export type Message = z.infer<typeof message>;

/** A session as the desk's lists show it. `userId` is the visitor's. */
export const queueUser = z.object({
  userId: visitorId,
  userName: z.string(),
  userSessionId,
  conversationId,
  status: sessionStatus,
  appId,
  appName: z.string(),
  agentId: userId.nullable(),
  agentName: z.string().nullable(),
  escalatedAgentId: userId.nullable(),
  escalatedAgentName: z.string().nullable(),
  lastMessage: z
    .object({ value: z.string(), userType: senderType, time: z.iso.datetime(), seq: z.number().int() })
    .nullable(),
  /** Since when the visitor waits for a person; null once one has answered. */
  waitingSince: z.iso.datetime().nullable(),
  unreadCount: z.number().int(),
  /** Whether the host page vouches, by its signature, for who the visitor is. */
  isVerified: z.boolean(),
  email: z.string(),
  rating: stars.nullable(),
  startedAt: z.iso.datetime(),
});
export type QueueUser = z.infer<typeof queueUser>;

/** What the visitor may know of their session. */
export const visitorSession = z.object({
  userSessionId,
  status: sessionStatus,
  agentName: z.string().nullable(),
  /** What the visitor thought of it; null while they have not said. */
  rating: stars.nullable(),
});
export type VisitorSession = z.infer<typeof visitorSession>;
