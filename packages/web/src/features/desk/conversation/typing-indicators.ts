/**
 * Which visitors are typing. An indicator expires by itself, since a browser may close without a signal.
 */
import type { ConversationId } from '@parrot/contract/core';
import type { DeskAccess } from '../session/desk-store.ts';

const FORGET_MS = 30_000;

export function createTypingIndicators({ change }: Pick<DeskAccess, 'change'>) {
  const timers = new Map<ConversationId, ReturnType<typeof setTimeout>>();

  const expire = (key: ConversationId, forget: (() => void) | null): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    if (forget) timers.set(key, setTimeout(forget, FORGET_MS));
  };

  const visitor = (conversationId: ConversationId, isTyping: boolean): void => {
    expire(conversationId, isTyping ? () => visitor(conversationId, false) : null);
    change(({ typing }) =>
      (typing[conversationId] ?? false) === isTyping
        ? {}
        : { typing: { ...typing, [conversationId]: isTyping } },
    );
  };

  return {
    visitor,
    /** Disconnected: all indicators end. */
    forgetAll(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      change({ typing: {} });
    },
  };
}
