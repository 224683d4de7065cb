/**
 * A new visitor with conversation and first session, stored in one statement. Nothing of it exists yet, so nothing
 * is locked or read.
 */
import type { Platform, Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import type { visitors } from '../conversations.tables.ts';
import type { ProfileSources } from '../visitors/profile/profile-sources.ts';
import { type Routing, routed } from '../waiting/routing.ts';
import type { Conversation } from './conversation.repository.ts';
import { createLockedConversation, type LockedConversation } from './locked-conversation.ts';
import type { RecordChange } from './record-change.ts';
import type { Session } from './session.ts';
import { storeNewConversation } from './store-changes.repository.ts';
import type { DailyLimit, ReadDesk } from './unit-of-work.ts';

export type NewVisitor = Omit<
  typeof visitors.$inferSelect,
  'flowValues' | 'blockedAt' | 'blockedBy' | 'mergedInto'
>;
export type StartedConversation = { session: Session; messages: readonly MessageRow[] };

/** `work` must start a session. */
export type StartConversation = (
  tx: Tx,
  visitor: NewVisitor,
  conversation: Pick<Conversation, 'id' | 'appName'>,
  work: (locked: LockedConversation) => Promise<void>,
) => Promise<StartedConversation>;

type Needs = {
  readDesk: ReadDesk;
  dailyLimit: DailyLimit;
  recordChange: RecordChange;
  profiles: Pick<ProfileSources, 'fromFlow'>;
  routing: Pick<Routing, 'queueFor'>;
};

export function createStartConversation(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { readDesk, dailyLimit, recordChange, profiles, routing }: Needs,
): StartConversation {
  return async (tx, visitor, { id, appName }, work) => {
    const now = clock.now();
    const { tenantId, createdAt } = visitor;
    const conversation: Conversation = {
      ...visitor,
      id,
      appName,
      visitorId: visitor.id,
      visitorName: visitor.name,
      isVerified: visitor.identitySubject !== null,
      isBlocked: false,
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
      readDesk: (session) => readDesk(tx, session),
      countSession: () => dailyLimit.admit(tx, tenantId, now),
      hasCapacity: () => dailyLimit.hasCapacity(tx, tenantId, now),
    });
    await work(locked);
    const { visitorValues } = locked;
    if (!locked.session) throw new Error('new conversation has no session');
    const session = await routed(routing, tx, null, locked.session);
    const lastSeq = added.length;
    const change = { before: null, session, added, effects, lastSeq };
    recordChange(tx, change);
    await outbox.storeWith(
      tx,
      storeNewConversation(tx, {
        ...change,
        visitor: { ...visitor, flowValues: visitorValues, blockedAt: null, blockedBy: '', mergedInto: null },
        conversation: { ...conversation, lastSeq },
      }),
    );
    if (Object.keys(visitorValues).length > 0) await profiles.fromFlow(tx, conversation, visitorValues);
    return { session, messages: added };
  };
}
