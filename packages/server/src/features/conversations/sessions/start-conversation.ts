/**
 * A new visitor with conversation and first session, stored in one statement. Nothing of it exists yet, so nothing
 * is locked or read.
 */
import type { Platform, Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import type { visitors } from '../conversations.tables.ts';
import type { Conversation } from './conversation.repository.ts';
import { createLockedConversation, type LockedConversation } from './locked-conversation.ts';
import type { RecordChange } from './record-change.ts';
import type { Session } from './session.ts';
import { storeNewConversation } from './store-changes.repository.ts';
import type { AgentsAvailable, DailyLimit } from './unit-of-work.ts';

export type NewVisitor = Omit<typeof visitors.$inferSelect, 'flowValues'>;
export type StartedConversation = { session: Session; messages: readonly MessageRow[] };

/** `work` must start a session. */
export type StartConversation = (
  tx: Tx,
  visitor: NewVisitor,
  conversation: Pick<Conversation, 'id' | 'appName'>,
  work: (locked: LockedConversation) => Promise<void>,
) => Promise<StartedConversation>;

type Needs = { agentsAvailable: AgentsAvailable; dailyLimit: DailyLimit; recordChange: RecordChange };

export function createStartConversation(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { agentsAvailable, dailyLimit, recordChange }: Needs,
): StartConversation {
  return async (tx, visitor, { id, appName }, work) => {
    const now = clock.now();
    const { tenantId, appId, createdAt } = visitor;
    const conversation: Conversation = {
      ...visitor,
      id,
      appName,
      visitorId: visitor.id,
      visitorName: visitor.name,
      isVerified: visitor.identitySubject !== null,
      flowValues: {},
      lastSeq: 0,
      createdAt,
    };
    const { locked, added, effects } = createLockedConversation({
      conversation,
      session: null,
      now,
      stored: undefined,
      hasUnhandled: false,
      agentsAvailable: () => agentsAvailable(tx, tenantId, appId),
      countSession: () => dailyLimit.admit(tx, tenantId, now),
      hasCapacity: () => dailyLimit.hasCapacity(tx, tenantId, now),
    });
    await work(locked);
    const { session, visitorValues } = locked;
    if (!session) throw new Error('new conversation has no session');
    const lastSeq = added.length;
    const change = { before: null, session, added, effects, lastSeq };
    recordChange(tx, change);
    await outbox.storeWith(
      tx,
      storeNewConversation(tx, {
        ...change,
        visitor: { ...visitor, flowValues: visitorValues },
        conversation: { ...conversation, lastSeq },
      }),
    );
    return { session, messages: added };
  };
}
