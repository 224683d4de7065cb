/** Which visitors are writing. A sign that is never taken back goes by itself: a browser may close without a word. */
import type { ConversationId } from '@parrot/contract/core';
import type { DeskAccess } from '../session/desk-store.ts';

const FORGET_MS = 30_000;

export function createTypingSigns({ change }: Pick<DeskAccess, 'change'>) {
  const timers = new Map<ConversationId, ReturnType<typeof setTimeout>>();

  const heard = (conversationId: ConversationId, isTyping: boolean): void => {
    clearTimeout(timers.get(conversationId));
    timers.delete(conversationId);
    if (isTyping)
      timers.set(
        conversationId,
        setTimeout(() => heard(conversationId, false), FORGET_MS),
      );
    change(({ typing }) =>
      (typing[conversationId] ?? false) === isTyping
        ? {}
        : { typing: { ...typing, [conversationId]: isTyping } },
    );
  };

  return {
    heard,
    /** Nobody is heard any more: the line is down. */
    forgetAll(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      change({ typing: {} });
    },
  };
}
