/**
 * Who is typing: visitors, and agents whose conversation is monitored. An indicator expires by itself, since
 * a browser may close without a signal.
 */
import type { ConversationId } from '@parrot/contract/core';
import type { DeskAccess } from '../session/desk-store.ts';

const FORGET_MS = 30_000;

export function createTypingIndicators({ change }: Pick<DeskAccess, 'change'>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const expire = (key: string, forget: (() => void) | null): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    if (forget) timers.set(key, setTimeout(forget, FORGET_MS));
  };

  const visitor = (conversationId: ConversationId, isTyping: boolean): void => {
    expire(`visitor ${conversationId}`, isTyping ? () => visitor(conversationId, false) : null);
    change(({ typing }) =>
      (typing[conversationId] ?? false) === isTyping
        ? {}
        : { typing: { ...typing, [conversationId]: isTyping } },
    );
  };

  const agent = (conversationId: ConversationId, name: string | null): void => {
    expire(`agent ${conversationId}`, name === null ? null : () => agent(conversationId, null));
    change(({ agentTyping }) =>
      (agentTyping[conversationId] ?? null) === name
        ? {}
        : { agentTyping: { ...agentTyping, [conversationId]: name } },
    );
  };

  return {
    visitor,
    /** `null`: the agent stopped. */
    agent,
    /** Disconnected: all indicators end. */
    forgetAll(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      change({ typing: {}, agentTyping: {} });
    },
  };
}
