/**
 * One conversation under its lock. Whatever a story adds to it is stored together at the end, with the events that
 * tell of it: all of it or nothing, and nobody else in between.
 */
import { AppError, type ConversationId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { type MessageRow, presentMessage, presentQueueUser } from './conversations.present.ts';
import * as repository from './conversations.repository.ts';
import { messageAdded, personRequested, sessionChanged } from './conversations.topics.ts';
import * as sessions from './session.repository.ts';
import type { Session } from './session.ts';
import { createThread, type Thread } from './thread.ts';

export type WorkOnThread = <T>(
  tx: Tx,
  conversationId: ConversationId,
  work: (thread: Thread) => Promise<T> | T,
) => Promise<T>;

type Change = { before: Session | null; after: Session; added: MessageRow[] };

export function createWorkOnThread({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): WorkOnThread {
  return async (tx, conversationId, work) => {
    const conversation = await repository.lockConversation(tx, conversationId);
    if (!conversation) throw new AppError('not_found');
    const before = (await sessions.latestSession(tx, conversation)) ?? null;
    const { thread, added } = createThread({
      conversation,
      session: before,
      now: clock.now(),
      find: (msgId) => repository.findMessage(tx, conversationId, msgId),
    });
    const result = await work(thread);
    if (thread.session && thread.session !== before) {
      const change = { before, after: thread.session, added };
      await save(tx, conversation, change);
      tell(tx, change);
    }
    return result;
  };

  function tell(tx: Tx, { before, after, added }: Change): void {
    const { tenantId, conversationId: key, versionId } = after;
    const session = presentQueueUser(after);
    for (const row of added) {
      const payload = { message: presentMessage(row), session, versionId };
      outbox.write(tx, messageAdded, { tenantId, key, payload });
    }
    if (!before || looksDifferent(before, after))
      outbox.write(tx, sessionChanged, { tenantId, key, payload: { session } });
    const asked = added.find(({ event }) => event === 'person-requested');
    if (asked) outbox.write(tx, personRequested, { tenantId, key, payload: { session, seq: asked.seq } });
  }
}

async function save(tx: Tx, { lastSeq }: repository.Conversation, change: Change): Promise<void> {
  const { before, after, added } = change;
  if (after.id === before?.id) await sessions.updateSession(tx, after);
  else await sessions.insertSession(tx, after);
  if (added.length === 0) return;
  await repository.insertMessages(tx, added);
  await repository.setLastSeq(tx, after.conversationId, lastSeq + added.length);
}

const looksDifferent = (one: Session, other: Session): boolean =>
  JSON.stringify(presentQueueUser(one)) !== JSON.stringify(presentQueueUser(other));
