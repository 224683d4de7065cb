/**
 * Units of work on conversations: lock them, run the work in memory, and store sessions, messages and events
 * together. Either everything is stored or nothing, and no other transaction changes the conversation in
 * between.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type ConversationId, type MsgId, type TenantId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import { commitWith, type Platform, type Tx } from '../../../platform/index.ts';
import type { ProfileSources } from '../visitors/profile/profile-sources.ts';
import { updateVisitor } from '../visitors/visitors.repository.ts';
import { type Routing, routed } from '../waiting/routing.ts';
import type { DeskState } from './desk-state.ts';
import { lockConversations } from './lock-conversations.repository.ts';
import { createLockedConversation, type LockedConversation } from './locked-conversation.ts';
import type { Change, RecordChange } from './record-change.ts';
import type { Session } from './session.ts';
import { storeChanges } from './store-changes.repository.ts';

export type ConversationWork<T> = {
  conversationId: ConversationId;
  work: (locked: LockedConversation) => Promise<T> | T;
  /** Of the message that will be added, to find it if it is stored already. */
  msgId?: MsgId | undefined;
};

export type Outcome<T> = { result: T } | { error: unknown };

/**
 * Several conversations in one transaction. Work that fails must not have written anything; the others are
 * stored.
 */
export type UnitsOfWork = <T>(
  tx: Tx,
  works: readonly ConversationWork<T>[],
  /** `isLast`: the transaction does nothing else, and commits with them. */
  options?: { isLast?: boolean },
) => Promise<Outcome<T>[]>;

export type UnitOfWork = <T>(
  tx: Tx,
  conversationId: ConversationId,
  work: ConversationWork<T>['work'],
  msgId?: MsgId,
) => Promise<T>;

type Worked<T> = { result: T; change?: Change };

export type ReadDesk = (tx: Tx, session: Session) => Promise<DeskState>;

/** The plan's daily limit of conversations, each counted in the transaction of the visitor's first message. */
export type DailyLimit = {
  /** Counts one more; false past the limit. */
  admit(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
  /** Whether one more could be counted now. */
  hasCapacity(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
};

type Needs = {
  readDesk: ReadDesk;
  dailyLimit: DailyLimit;
  recordChange: RecordChange;
  profiles: Pick<ProfileSources, 'fromFlow'>;
  routing: Pick<Routing, 'queueFor'>;
};

export function createUnitsOfWork(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { readDesk, dailyLimit, recordChange, profiles, routing }: Needs,
): UnitsOfWork {
  return async (tx, works, { isLast = false } = {}) => {
    const rows = await lockConversations(tx, works);

    const run = async <T>({ conversationId, work }: ConversationWork<T>): Promise<Worked<T>> => {
      const row = rows.get(conversationId);
      if (!row) throw new AppError('not_found');
      const { conversation, session: before } = row;
      const { tenantId } = conversation;
      const now = clock.now();
      const { locked, added, effects } = createLockedConversation({
        ...row,
        now,
        readDesk: (session) => readDesk(tx, session),
        countSession: () => dailyLimit.admit(tx, tenantId, now),
        hasCapacity: () => dailyLimit.hasCapacity(tx, tenantId, now),
      });
      const result = await work(locked);
      const { visitorValues } = locked;
      if (!locked.session || locked.session === before) return { result };
      const session = await routed(routing, tx, before, locked.session);
      if (!isDeepStrictEqual(visitorValues, conversation.flowValues)) {
        await updateVisitor(tx, conversation.visitorId, { flowValues: visitorValues });
        await profiles.fromFlow(tx, conversation, changedValues(conversation.flowValues, visitorValues));
      }
      const lastSeq = conversation.lastSeq + added.length;
      return { result, change: { before, session, added, effects, lastSeq } };
    };

    const worked = await Promise.all(
      works.map((work) => run(work).catch((error: unknown) => ({ error }) as const)),
    );
    const changes = worked.flatMap((each) => ('change' in each && each.change ? [each.change] : []));
    if (changes.length > 0) {
      for (const change of changes) recordChange(tx, change);
      const store = storeChanges(tx, changes);
      await outbox.storeWith(tx, isLast ? (events) => commitWith(tx, () => store(events)) : store);
    }
    return worked.map((each) => ('error' in each ? { error: each.error } : { result: each.result }));
  };
}

const changedValues = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );

export const createUnitOfWork =
  (unitsOfWork: UnitsOfWork): UnitOfWork =>
  async (tx, conversationId, work, msgId) => {
    const [outcome] = await unitsOfWork(tx, [{ conversationId, work, msgId }]);
    if (!outcome) throw new Error('unit of work produced no outcome');
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };
