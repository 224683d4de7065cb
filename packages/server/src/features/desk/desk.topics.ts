import type { AppId, LanguageCode, UserId, UserSessionId } from '@parrot/contract/core';
import type { Note } from '@parrot/contract/desk';
import { defineTopic } from '../../platform/index.ts';

/** An agent connected or disconnected, or their capacity changed. */
export const agentChanged = defineTopic<{ userId: UserId }>('desk.agentChanged');

/** An agent wrote a note; `whisperTo` is set if it is for one agent only. */
export const noteStored = defineTopic<{ note: Note; appId: AppId; whisperTo: UserId | null }>('note.stored');

/** The transcript of a session is to be emailed. */
export const transcriptRequested = defineTopic<{
  userSessionId: UserSessionId;
  email: string;
  language: LanguageCode;
  botName: string;
}>('transcript.asked');

/** Routing rules or the skills of agents changed. */
export const routingChanged = defineTopic<Record<string, never>>('desk.routingChanged');
