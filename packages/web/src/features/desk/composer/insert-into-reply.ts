/** Puts words into the reply of a conversation, behind what stands there; the agent reads and sends it. */
import { isBlank, type UserSessionId } from '@parrot/contract/core';
import { NO_DRAFT, saveDraft, useUnsentStore } from './unsent-store.ts';

/** `reply` is how it reads then; `undo` puts back how it was. */
export function insertIntoReply(id: UserSessionId, text: string): { reply: string; undo: () => void } {
  const before = useUnsentStore.getState().drafts[id] ?? NO_DRAFT;
  const reply = isBlank(before.reply) ? text : `${before.reply.trimEnd()}\n${text}`;
  saveDraft(id, { mode: 'reply', reply });
  return { reply, undo: () => saveDraft(id, { mode: before.mode, reply: before.reply }) };
}
