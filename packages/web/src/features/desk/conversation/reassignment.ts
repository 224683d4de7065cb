/** That a conversation got another owner, as the server tells it. */
import type { ParsedPayloadOf } from '@parrot/contract/core';
import type { conversationReassigned } from '@parrot/contract/desk';

export type Reassignment = ParsedPayloadOf<typeof conversationReassigned>;
