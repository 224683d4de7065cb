/** Appends a text to the reply draft of a conversation; the agent reads and sends it. */
import { isBlank, type UserSessionId } from '@parrot/contract/core';
import { NO_DRAFT, saveDraft, useUnsentStore } from './unsent-store.ts';

/** `reply` is the resulting draft; `undo` restores the previous one. */
export function insertIntoReply(id: UserSessionId, text: string): { reply: string; undo: () => void } {
  const before = useUnsentStore.getState().drafts[id] ?? NO_DRAFT;
  const reply = isBlank(before.reply) ? text : `${before.reply.trimEnd()}\n${text}`;
  saveDraft(id, { mode: 'reply', reply });
  return { reply, undo: () => saveDraft(id, { mode: before.mode, reply: before.reply }) };
}
