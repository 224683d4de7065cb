/** Whether another agent has replied since this reply was begun: then sending it asks once. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { isBlank } from '@parrot/contract/core';
import { useEffect, useState } from 'react';
import { lastSeqOf } from '../conversation/thread.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { saveDraft, useUnsentStore } from './unsent-store.ts';

type Question = { name: string; send: () => void };

export function useMeanwhile({ userSessionId, conversationId }: QueueUser, ownId: string) {
  const [question, setQuestion] = useState<Question | null>(null);
  const hasReply = useUnsentStore(({ drafts }) => !isBlank(drafts[userSessionId]?.reply ?? ''));
  const isBegun = useUnsentStore(({ drafts }) => drafts[userSessionId]?.replySince !== undefined);
  const messages = (): readonly Message[] => {
    const { thread } = useDeskStore.getState();
    return thread?.session.conversationId === conversationId ? thread.messages : [];
  };
  const begin = () => saveDraft(userSessionId, { replySince: lastSeqOf({ messages: [...messages()] }) });
  // However the reply began: typed, inserted, or restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a reply begins or is gone
  useEffect(() => {
    if (hasReply && !isBegun) begin();
    if (!hasReply && isBegun) saveDraft(userSessionId, { replySince: undefined });
  }, [hasReply, isBegun]);

  return {
    question,
    /** Whether it asks; `send` is called again after a yes. */
    ask(send: () => void): boolean {
      const since = useUnsentStore.getState().drafts[userSessionId]?.replySince;
      const reply = messages().findLast(
        ({ userType, senderId, event, seq }) =>
          userType === 'agent' && event === null && senderId !== ownId && seq > (since ?? seq),
      );
      if (!reply) return false;
      setQuestion({ name: reply.senderName, send });
      return true;
    },
    /** Not asked again about these messages, whatever the answer. */
    answer(isSent: boolean): void {
      begin();
      setQuestion(null);
      if (isSent) question?.send();
    },
  };
}
