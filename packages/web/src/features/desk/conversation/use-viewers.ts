import type { ConversationId } from '@parrot/contract/core';
import type { Viewer } from '@parrot/contract/desk';
import { useDeskStore } from '../session/desk-store.ts';

const NONE: readonly Viewer[] = [];

/** The other agents who have the conversation open. */
export const useViewers = (conversationId: ConversationId): readonly Viewer[] =>
  useDeskStore(({ viewers }) => (viewers?.conversationId === conversationId ? viewers.others : NONE));
