import type { ConversationId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { findConversation } from '../../conversations/index.ts';
import { readValues } from './values.repository.ts';

/** The profile of the visitor of a conversation, for a visitor's data export. */
export async function profileOfConversation(tx: Tx, conversationId: ConversationId) {
  const conversation = await findConversation(tx, conversationId);
  const values = conversation ? await readValues(tx, conversation.visitorId) : new Map();
  return [...values.values()].map(({ tenantId: _tenant, visitorId: _visitor, ...value }) => value);
}
