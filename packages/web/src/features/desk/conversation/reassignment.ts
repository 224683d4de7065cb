/** The push about a conversation with a new owner. */
import type { ParsedPayloadOf } from '@parrot/contract/core';
import type { conversationReassigned } from '@parrot/contract/desk';

export type Reassignment = ParsedPayloadOf<typeof conversationReassigned>;
