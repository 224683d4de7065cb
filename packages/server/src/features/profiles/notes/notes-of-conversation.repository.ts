import type { ConversationId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { findConversation } from '../../conversations/index.ts';
import { presentNote } from './notes.present.ts';
import { listNotes } from './notes.repository.ts';

/** The notes on the visitor of a conversation, for a visitor's data export. */
export async function profileNotesOfConversation(tx: Tx, conversationId: ConversationId) {
  const conversation = await findConversation(tx, conversationId);
  return conversation ? (await listNotes(tx, conversation.visitorId)).map(presentNote) : [];
}
