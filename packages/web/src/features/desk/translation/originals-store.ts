/** Conversations that the agent reads in the original; stored in this browser. */
import type { ConversationId } from '@parrot/contract/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Older ones are closed by now. */
const MOST_KEPT = 300;

type Originals = { conversationIds: ConversationId[] };

export const useOriginalsStore = create<Originals>()(
  persist((): Originals => ({ conversationIds: [] }), { name: 'parrot-desk-originals' }),
);

export const preferOriginal = (id: ConversationId, isPreferred: boolean): void => {
  useOriginalsStore.setState(({ conversationIds }) => {
    const others = conversationIds.filter((other) => other !== id);
    return { conversationIds: isPreferred ? [...others, id].slice(-MOST_KEPT) : others };
  });
};
