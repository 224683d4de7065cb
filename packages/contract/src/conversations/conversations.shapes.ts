/** A conversation is everything between a visitor and an app; a session is one episode of it. */
import * as z from 'zod';
import {
  appId,
  conversationId,
  fileId,
  groupId,
  msgId,
  userId,
  userSessionId,
  visitorId,
} from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { writtenText } from '../core/text/written-text.ts';
import { closedNow } from '../hours/hours.shapes.ts';
import { botWhisper } from './bot-whisper.ts';
import { callEntry } from './call-entry.ts';
import { stars } from './stars.ts';

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

/** Empty if a message has only files. */
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
 * `url` is in our own storage or, in bot messages, any http address; blank once the file is deleted. Our own
 * addresses are signed for the recipient and expire after some hours. `bytes` is 0 if unknown.
 */
export const messageFile = z.object({
  /** Set for files of agents, who can delete them by it. */
  fileId: fileId.optional(),
  name: z.string(),
  url: z.string(),
  bytes: z.number().int(),
  /** Whether it can be shown inline. */
  isPicture: z.boolean(),
});
export type MessageFile = z.infer<typeof messageFile>;
/** The source of an answer; `url` is empty if there is nothing to open. */
export const messageSource = z.object({ title: z.string(), url: z.string() });
export type MessageSource = z.infer<typeof messageSource>;

/** The kind of answer the bot waits for, so that the widget shows the right input. */
const EXPECTATIONS = ['text', 'number', 'email', 'phone', 'date', 'file', 'rating', 'choices'] as const;
const expectation = z.enum(EXPECTATIONS);
export type Expectation = z.infer<typeof expectation>;

export const thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof thumb>;

/** Session events, shown between the messages. */
const SESSION_EVENT_KINDS = [
  'person-requested',
  'taken',
  /** Assigned to an agent by a supervisor or by the app's assignment rule. */
  'assigned',
  'transfer-offered',
  'transferred',
  /** The other agent declined or did not answer in time, or the request was withdrawn. */
  'transfer-returned',
  'escalated',
  'back-to-bot',
  /** The agent lost access or was offline for too long. */
  'released',
  'nobody-came',
  /** The visitor chose to continue with the bot instead of waiting. */
  'stopped-waiting',
  'left-email',
  'closed',
  /** Reopened by an agent after it was closed. */
  'reopened',
  /** Put into the queue of a group; `eventTarget` names it, for agents only. */
  'moved-to-group',
  /** A call has ended; `call` has its result. */
  'call',
] as const;
const sessionEventKind = z.enum(SESSION_EVENT_KINDS);
export type SessionEventKind = z.infer<typeof sessionEventKind>;
/** The events by which an agent gets a conversation. */
export const OWNER_EVENTS = [
  'taken',
  'assigned',
  'transferred',
  'escalated',
  'reopened',
] as const satisfies SessionEventKind[];
export const isOwnerEvent = (event: SessionEventKind | null): boolean =>
  OWNER_EVENTS.some((each) => each === event);

/** Why an agent has a conversation. */
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
  /** How long the visitor had waited for an agent. */
  waitedSeconds: z.number().int().min(0),
  /** The agent's open conversations and capacity at that time, and how many agents were candidates. */
  openBefore: z.number().int().min(0),
  capacity: z.number().int().min(0),
  candidates: z.number().int().min(0),
});
export type Assignment = z.infer<typeof assignment>;

/** A pending transfer to another agent. Until it is accepted, the current agent keeps the conversation. */
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
  /** Increments by one within a conversation: a gap means that a message was missed. */
  seq: z.number().int().positive(),
  msgType: z.enum(['text', 'fileUpload', 'event']),
  userType: senderType,
  value: z.string(),
  time: z.iso.datetime(),
  senderId: z.string(),
  senderName: z.string(),
  /** For an event, `value` is its reason, for agents; blank for visitors. */
  event: sessionEventKind.nullable(),
  /** Who received the conversation, if not the agent who acted. */
  eventTarget: z.string().optional(),
  /** The answer of the bot that it corrects. */
  corrects: msgId.optional(),
  /** The agent who corrected an answer as the bot, or whispered it (without `corrects`); for agents only. */
  correctedBy: z.string().optional(),
  /** Set for the event `call`. */
  call: callEntry.optional(),
  attachment: messageAttachment.nullable(),
  files: z.array(messageFile),
  suggestions: z.array(z.string()),
  /** Cards shown side by side. */
  carousel: z.array(messageAttachment),
  sources: z.array(messageSource),
  expects: expectation.nullable(),
  /** Whether it answers a question and can be rated. */
  canRate: z.boolean(),
  thumb: thumb.nullable(),
});
export type Message = z.infer<typeof message>;

/** A session as the desk's lists show it. `userId` is the visitor's id. */
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
  /** The visitor's browser language or the one they chose; blank if unknown. */
  language: z.string(),
  transfer: pendingTransfer.nullable(),
  /** The last whisper to the bot that is pending or was canceled. */
  whisper: botWhisper.optional(),
  /** The group in whose queue it waits, or waited last. */
  groupId: groupId.nullable(),
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
  /** Since when the visitor has been waiting for an agent; null once one has answered. */
  waitingSince: z.iso.datetime().nullable(),
  /** When the visitor went offline; null while they are online and after the session. */
  visitorLeftAt: z.iso.datetime().nullable(),
  unreadCount: z.number().int(),
  /** The last message that each side has read. */
  visitorReadSeq: z.number().int(),
  agentReadSeq: z.number().int(),
  /** Whether the visitor left an email address: agents' messages are emailed. */
  answersByEmail: z.boolean(),
  /** Started past the daily limit of the plan: the bot does not answer. */
  overLimit: z.boolean(),
  /** From 0 to 100 after the session; null if there is too little data. */
  qualityScore: z.number().int().min(0).max(100).nullable(),
  /** Whether the host page has signed the visitor's identity. */
  isVerified: z.boolean(),
  email: z.string(),
  /** The visitor's rating in stars, and their comment; null and blank if not rated. */
  rating: stars.nullable(),
  ratingComment: z.string(),
  ratedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type QueueUser = z.infer<typeof queueUser>;

/** What visitors see of their session. */
export const visitorSession = z.object({
  userSessionId,
  status: sessionStatus,
  agentName: z.string().nullable(),
  /** The visitor's rating; null if not rated. */
  rating: stars.nullable(),
  /** The last message that agents have read. */
  agentReadSeq: z.number().int(),
  answersByEmail: z.boolean(),
  /** False if the bot only takes messages: the widget offers to leave an email address. */
  botAnswers: z.boolean(),
});
export type VisitorSession = z.infer<typeof visitorSession>;

/** Agents at the desk who are not away: one has capacity, all are at their limit, or there is none. */
const staffing = z.enum(['free', 'busy', 'none']);
export type Staffing = z.infer<typeof staffing>;

/** The position of a visitor who waits for an agent. */
export const queuePosition = z.object({
  /** 1 is next. Visitors who left are not counted. */
  position: z.number().int().min(1),
  /** In whole minutes; null if there is no basis for an estimate. */
  estimateSeconds: z.number().int().min(0).nullable(),
  staffing,
  /** Null while the app is open by its schedule. */
  closed: closedNow.nullable(),
});
export type QueuePosition = z.infer<typeof queuePosition>;
