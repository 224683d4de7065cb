import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../../platform/index.ts';
import { presentQueueUser } from '../../conversations.present.ts';
import { sessionChanged } from '../../conversations.topics.ts';
import { findConversation } from '../../sessions/conversation.repository.ts';
import { latestSession } from '../../sessions/session.repository.ts';
import type { VisitorIdentity } from '../visitor-token.ts';
import { updateContactOfAll, updateVisitor } from '../visitors.repository.ts';

type ContactOfVisitor = { name?: string; email?: string; identitySubject?: string };

/** Also of visitors who are the same person; each has an identity of its own. */
export async function updateContact(
  outbox: Platform['outbox'],
  tx: Tx,
  { tenantId, visitorId, conversationId }: Omit<VisitorIdentity, 'appId'>,
  { identitySubject, ...contact }: ContactOfVisitor,
): Promise<void> {
  const isContact = Object.keys(contact).length > 0;
  if (identitySubject !== undefined) await updateVisitor(tx, visitorId, { identitySubject });
  else if (!isContact) return;
  const changed = isContact ? await updateContactOfAll(tx, visitorId, contact) : [conversationId];
  for (const id of changed) await sendRow(outbox, tx, tenantId, id);
}

/** Lists at the desk show the visitor, so the row of the conversation is sent again. */
export async function sendRow(
  outbox: Platform['outbox'],
  tx: Tx,
  tenantId: TenantId,
  key: ConversationId,
): Promise<void> {
  const conversation = await findConversation(tx, key);
  const session = conversation && (await latestSession(tx, conversation));
  if (!session) return;
  outbox.write(tx, sessionChanged, {
    tenantId,
    key,
    payload: { session: presentQueueUser(session), moved: false, hands: [] },
  });
}
