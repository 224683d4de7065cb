/** Under which the ticket of a conversation is cached. */
import type { UserSessionId } from '@parrot/contract/core';

export const ticketKey = (id: UserSessionId) => ['desk', 'ticket', id];
