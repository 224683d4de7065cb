import type { Assignment, Message, QueueUser } from '@parrot/contract/conversations';
import type { LanguageCode, UserId, UserSessionId, VersionId } from '@parrot/contract/core';
import type { MissedReason } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

/** A message was stored. `session` is as it was right after it; `versionId` is what the bot runs in it. */
export const messageAdded = defineTopic<{ message: Message; session: QueueUser; versionId: VersionId }>(
  'message.added',
);

/** A message looks different from before: it was found good or bad. */
export const messageChanged = defineTopic<{ message: Message }>('message.changed');

/** An answer was looked for and perhaps not found, or a person takes over: there may be something to learn. */
export const answerLookedUp = defineTopic<{ userSessionId: UserSessionId; seq: number }>('answer.sought');

/** A session is new, has moved, or looks different in a list. `moved`: it stands elsewhere now, or somebody else has it; `hands`: who has it, and had it before. */
export const sessionChanged = defineTopic<{
  session: QueueUser;
  moved: boolean;
  hands: UserId[];
  reassigned?: Reassignment;
}>('session.changed');

/** Somebody else owns the conversation now: who had it before, who brought that about, how and why. */
export type Reassignment = {
  fromAgentId: UserId | null;
  how: Assignment['how'];
  byId: string;
  byName: string;
  reason: string;
};

/** Somebody got a conversation by the rule of the app or from a colleague, and has to hear of it. `seq` is of that event. */
export const conversationAssigned = defineTopic<{
  session: QueueUser;
  toUserId: UserId;
  how: Assignment['how'];
  byName: string;
  /** Why, in the words of whoever gave it. */
  note: string;
  seq: number;
}>('conversation.given');

/** A colleague is asked to take a conversation; the offer stands in the session. */
export const transferOffered = defineTopic<{ session: QueueUser; seq: number }>('transfer.offered');

/** Nobody came in time, or the visitor gave up waiting. */
export const visitorMissed = defineTopic<{ session: QueueUser; reason: MissedReason; seq: number }>(
  'visitor.missed',
);

/** How far one side has read. */
export const conversationRead = defineTopic<{
  session: QueueUser;
  by: 'visitor' | 'agent';
  seq: number;
}>('conversation.read');

/** A visitor is in line for an agent now, or no longer: the places of the others have changed. */
export const queueChanged = defineTopic<{ session: QueueUser; inLine: boolean }>('queue.moved');

/** What agents wrote goes by mail to a visitor who left their address. */
export const answersToMail = defineTopic<{
  to: string;
  language: LanguageCode;
  botName: string;
  page: string;
  answers: Pick<Message, 'senderName' | 'value' | 'files'>[];
}>('answers.toMail');
