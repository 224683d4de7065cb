import type { Assignment, Message, QueueUser } from '@parrot/contract/conversations';
import type {
  ConversationId,
  LanguageCode,
  MsgId,
  UserId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import type { MissedReason } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

/**
 * A message was stored. `session` is its state right after it; `versionId` is the version that runs in it;
 * `handledSeq` is the last message that its bot has handled, absent in events of earlier releases.
 */
export const messageAdded = defineTopic<{
  message: Message;
  session: QueueUser;
  versionId: VersionId;
  handledSeq?: number;
}>('message.added');

/** A message was rated, or a file of it was deleted. */
export const messageChanged = defineTopic<{ message: Message }>('message.changed');

/**
 * The bot answered as an agent had whispered, or an agent sent the whisper as its answer. `msgId` is the message that
 * answers the question: the bot's, or the one that was corrected.
 */
export const whisperUsed = defineTopic<UsedWhisper>('bot.whisperUsed');
export type UsedWhisper = {
  userSessionId: UserSessionId;
  conversationId: ConversationId;
  msgId: MsgId;
  text: string;
  agentId: UserId;
  agentName: string;
};

/** The bot looked up an answer, or an agent takes over: there may be something to learn. */
export const answerLookedUp = defineTopic<{ userSessionId: UserSessionId; seq: number }>('answer.sought');

/**
 * A session is new (`isNew`), or its presentation in lists changed. `moved`: status, agent, offer or group changed;
 * `hands`: the agents who have it and had it before; `isRated`: the visitor rated it with this change.
 */
export const sessionChanged = defineTopic<{
  session: QueueUser;
  moved: boolean;
  isNew?: boolean;
  hands: UserId[];
  isRated?: boolean;
  /** Nothing that the visitor sees of it changed. */
  isSameToVisitor?: boolean;
  /** The version that runs in it; absent in events of earlier releases. */
  versionId?: VersionId;
  reassigned?: Reassignment;
}>('session.changed');

/** The owner of the session changed: who had it before, who changed it, how and why. */
export type Reassignment = {
  fromAgentId: UserId | null;
  how: Assignment['how'];
  byId: string;
  byName: string;
  reason: string;
};

/** An agent was assigned a session by the rule of the app or by another agent. `seq` is that of the event. */
export const conversationAssigned = defineTopic<{
  session: QueueUser;
  toUserId: UserId;
  how: Assignment['how'];
  byName: string;
  /** The reason, as the assigning agent wrote it. */
  note: string;
  seq: number;
}>('conversation.given');

/** An agent is offered a session; the offer is stored in it. */
export const transferOffered = defineTopic<{ session: QueueUser; seq: number }>('transfer.offered');

/** No agent came in time, or the visitor stopped waiting. */
export const visitorMissed = defineTopic<{ session: QueueUser; reason: MissedReason; seq: number }>(
  'visitor.missed',
);

/** Up to which message one side has read. */
export const conversationRead = defineTopic<{
  session: QueueUser;
  by: 'visitor' | 'agent';
  seq: number;
}>('conversation.read');

/** A visitor entered or left a queue, or changed to that of another group, so the positions of the others changed. */
export const queueChanged = defineTopic<{ session: QueueUser; inLine: boolean }>('queue.moved');

/** Answers of agents are to be emailed to a visitor who left an address. */
export const answersToMail = defineTopic<{
  to: string;
  language: LanguageCode;
  botName: string;
  page: string;
  answers: Pick<Message, 'senderName' | 'value' | 'files'>[];
}>('answers.toMail');
