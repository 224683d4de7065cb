/**
 * What the last message of a visitor turned out to be, to prepare the next one: a question to the knowledge, a
 * reply that the flow waited for, or a message that is not for the bot. Only a hint, so it may be missing or wrong.
 */
import type { ConversationId } from '@parrot/contract/core';

const MAX_CACHED = 10_000;

type LastInput = 'question' | 'reply' | 'notForBot';

export function createLastInputs() {
  const inputs = new Map<ConversationId, LastInput>();
  return {
    get: (id: ConversationId): LastInput | undefined => inputs.get(id),
    delete: (id: ConversationId): void => void inputs.delete(id),
    set(id: ConversationId, input: LastInput): void {
      inputs.delete(id);
      inputs.set(id, input);
      const [oldest] = inputs.keys();
      if (inputs.size > MAX_CACHED && oldest) inputs.delete(oldest);
    },
  };
}
