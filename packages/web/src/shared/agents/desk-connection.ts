/** How features send and receive events on the desk's connection. */
import type { AnswerOf, Emit, ParsedPayloadOf, PayloadOf, Push } from '@parrot/contract/core';

/** Added by the connection itself. */
type Enriched = 'clientInfo' | 'token' | 'agentId' | 'tenantId' | 'userSessionId';
export type DeskPayload<E extends Emit> = Omit<PayloadOf<E>, Enriched> & { userSessionId?: string };

export type DeskConnection = {
  /** Resolves with the reply. Rejects with an ApiError: refused or disconnected. */
  emit<E extends Emit>(event: E, payload: DeskPayload<E>): Promise<AnswerOf<E>>;
  /** Returns a function that unsubscribes. */
  subscribe<P extends Push>(push: P, handler: (payload: ParsedPayloadOf<P>) => void): () => void;
};
