import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { LanguageCode, UserSessionId, VersionId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** A message was stored. `session` is as it was right after it; `versionId` is what the bot runs in it. */
export const messageAdded = defineTopic<{ message: Message; session: QueueUser; versionId: VersionId }>(
  'message.added',
);

/** A message looks different from before: it was found good or bad. */
export const messageChanged = defineTopic<{ message: Message }>('message.changed');

/** An answer was looked for and perhaps not found, or a person takes over: there may be something to learn. */
export const answerSought = defineTopic<{ userSessionId: UserSessionId; seq: number }>('answer.sought');

/** A session is new, has moved, or looks different in a list. */
export const sessionChanged = defineTopic<{ session: QueueUser }>('session.changed');

/** A visitor waits for a person. `seq` is the place of that event in the timeline. */
export const personRequested = defineTopic<{ session: QueueUser; seq: number }>('person.requested');

/** A visitor wants to have what was said in a session by mail. */
export const transcriptAsked = defineTopic<{
  userSessionId: UserSessionId;
  email: string;
  language: LanguageCode;
  botName: string;
}>('transcript.asked');
