/** A conversation is everything a visitor and an app ever said; a session is one episode of it, from hello to close. */
import * as z from 'zod';
import { appId, conversationId, fileId, msgId, userId, userSessionId, visitorId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { writtenText } from '../core/text/written-text.ts';

export const SESSION_STATUSES = [
  'INPROGRESS',
  'UNASSIGNED',
  'ASSIGNED',
  'ESCALATED',
  'COMPLETED',
  'CLOSED',
] as const;
const sessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof sessionStatus>;

export const senderType = z.enum(['visitor', 'bot', 'agent', 'system']);
export type SenderType = z.infer<typeof senderType>;

/** Empty where a message only brings files. */
export const messageText = writtenText(LIMITS.messageLength);
export const EMPTY_MESSAGE = 'Please write a message or add a file.';

const messageButton = z.object({ label: z.string(), actionUrl: z.string() });
const messageAttachment = z.object({
  imageUrl: z.string(),
  title: z.string(),
  text: z.string(),
  buttons: z.array(messageButton),
});
/**
 * `url` leads to our own store, or, in what a bot sends, to any http address; it is blank once the file was deleted.
 * An address of our own store is signed for whoever gets the message and expires after some hours.
 * `bytes` is 0 where that is not known.
 */
export const messageFile = z.object({
  /** Of what agents send: by it they can take it back. */
  fileId: fileId.optional(),
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
const EXPECTATIONS = ['text', 'number', 'email', 'phone', 'date', 'file', 'rating', 'choices'] as const;
const expectation = z.enum(EXPECTATIONS);
export type Expectation = z.infer<typeof expectation>;

export const thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof thumb>;
export const stars = z.number().int().min(1).max(5);

/** What happened in a session, told as a thin line between the messages. */
const SESSION_EVENT_KINDS = [
  'person-requested',
  'taken',
  /** Given to an agent by a supervisor or by the rule of the app. */
  'assigned',
  'transfer-offered',
  'transferred',
  /** The other agent declined, did not answer in time, or the offer was taken back. */
  'transfer-returned',
  'escalated',
  'back-to-bot',
  /** Whoever had it can work here no more, or was gone for too long. */
  'released',
  'nobody-came',
  /** The visitor would rather go on with the bot than wait. */
  'stopped-waiting',
  'left-email',
  'closed',
  /** Back with an agent after it was closed. */
  'reopened',
] as const;
const sessionEventKind = z.enum(SESSION_EVENT_KINDS);
export type SessionEventKind = z.infer<typeof sessionEventKind>;

/** Why an agent has a conversation: told to whoever asks 'why did I get this?'. */
export const assignment = z.object({
  how: z.enum([
    'taken',
    'round_robin',
    'least_busy',
    'supervisor',
    'transferred',
    'escalated',
    'taken_over',
    'reopened',
  ]),
  at: z.iso.datetime(),
  /** How long the visitor had waited for a person by then. */
  waitedSeconds: z.number().int().min(0),
  /** How many conversations the agent had then, of how many, and among how many agents the choice was. */
  openBefore: z.number().int().min(0),
  capacity: z.number().int().min(0),
  candidates: z.number().int().min(0),
});
export type Assignment = z.infer<typeof assignment>;

/** Offered to another agent, who has not answered yet. The agent who offers it goes on having it. */
const pendingTransfer = z.object({
  toAgentId: userId,
  toAgentName: z.string(),
  byAgentId: userId,
  byAgentName: z.string(),
  note: z.string(),
  until: z.iso.datetime(),
});
export type PendingTransfer = z.infer<typeof pendingTransfer>;

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
  /** With an event, `value` is why it happened, for colleagues; blank to visitors. */
  event: sessionEventKind.nullable(),
  /** Whom an event gave the conversation to, where it was another than who did it. */
  eventTarget: z.string().optional(),
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
  /** What the visitor's browser speaks, or what they chose; blank where it is not known. */
  language: z.string(),
  transfer: pendingTransfer.nullable(),
  assignment: assignment.nullable(),
  lastMessage: z
    .object({
      value: z.string(),
      userType: senderType,
      senderId: z.string(),
      senderName: z.string(),
      time: z.iso.datetime(),
      seq: z.number().int(),
    })
    .nullable(),
  /** Since when the visitor waits for a person; null once one has answered. */
  waitingSince: z.iso.datetime().nullable(),
  /** When the visitor left; null while they are there, and once the session is over. */
  visitorLeftAt: z.iso.datetime().nullable(),
  unreadCount: z.number().int(),
  /** How far each side has read. */
  visitorReadSeq: z.number().int(),
  agentReadSeq: z.number().int(),
  /** Whether they left an e-mail address instead of waiting: what agents write is mailed to them. */
  answersByEmail: z.boolean(),
  /** From 0 to 100, once the conversation is over; null where there is too little to tell. */
  qualityScore: z.number().int().min(0).max(100).nullable(),
  /** Whether the host page vouches, by its signature, for who the visitor is. */
  isVerified: z.boolean(),
  email: z.string(),
  /** What the visitor thought of it, in stars and, where they added some, in words; null and blank while they have not said. */
  rating: stars.nullable(),
  ratingComment: z.string(),
  ratedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type QueueUser = z.infer<typeof queueUser>;

/** What the visitor may know of their session. */
export const visitorSession = z.object({
  userSessionId,
  status: sessionStatus,
  agentName: z.string().nullable(),
  /** What the visitor thought of it; null while they have not said. */
  rating: stars.nullable(),
  /** How far the agents have read. */
  agentReadSeq: z.number().int(),
  answersByEmail: z.boolean(),
});
export type VisitorSession = z.infer<typeof visitorSession>;

/** Agents of the app at the desk and not away: one has capacity, all are at their limit, or there is none. */
const staffing = z.enum(['free', 'busy', 'none']);
export type Staffing = z.infer<typeof staffing>;

/** Where a visitor stands who waits for an agent. */
export const queuePosition = z.object({
  /** 1 is next. Visitors who left are not counted. */
  position: z.number().int().min(1),
  /** In whole minutes; null where there is nothing to make an estimate from. */
  estimateSeconds: z.number().int().min(0).nullable(),
  staffing,
});
export type QueuePosition = z.infer<typeof queuePosition>;
