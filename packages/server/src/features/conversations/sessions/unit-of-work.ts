/**
 * Units of work on conversations: lock them, run the work in memory, and store sessions, messages and events
 * together. Either everything is stored or nothing, and no other transaction changes the conversation in
 * between.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type AppId, type ConversationId, type MsgId, type TenantId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import type { Platform, Tx } from '../../../platform/index.ts';
import { botWaits, effectRequested } from '../bot/bot.topics.ts';
import type { OutboundEffect } from '../bot/bot.ts';
import { type MessageRow, presentMessage, presentQueueUser } from '../conversations.present.ts';
import { answerLookedUp, messageAdded, sessionChanged } from '../conversations.topics.ts';
import { updateVisitor } from '../visitors/visitors.repository.ts';
import { lockConversations } from './conversation.repository.ts';
import { createLockedConversation, type LockedConversation } from './locked-conversation.ts';
import { latestSessionsAndStored } from './session.repository.ts';
import type { Session } from './session.ts';
import { storeChanges } from './store-changes.repository.ts';
import { agentsOf, hasMoved, reassignmentOf, writeTransitionEvents } from './transition-events.ts';

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
export type UnitsOfWork = <T>(tx: Tx, works: readonly ConversationWork<T>[]) => Promise<Outcome<T>[]>;

export type UnitOfWork = <T>(
  tx: Tx,
  conversationId: ConversationId,
  work: ConversationWork<T>['work'],
  msgId?: MsgId,
) => Promise<T>;

/** From this score on, the visitor chose a question that the bot had suggested. */
const CHOSEN_SCORE = 0.99;

type Change = { before: Session | null; session: Session; added: MessageRow[]; effects: OutboundEffect[] };

/** Whether an agent is available at the desk of an app. */
export type AgentsAvailable = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<boolean>;

/** Called for every answer of the bot, in the transaction that stores it. */
export type CountAnswers = (
  tx: Tx,
  stored: { tenantId: TenantId; appId: AppId; at: Date },
  findings: readonly FindingTrace[],
) => Promise<void>;

/** The plan's daily limit of conversations, each counted in the transaction of the visitor's first message. */
export type DailyLimit = {
  /** Counts one more; false past the limit. */
  admit(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
  /** Whether one more could be counted now. */
  hasCapacity(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
};

type Needs = {
  agentsAvailable: AgentsAvailable;
  countAnswers: CountAnswers;
  dailyLimit: DailyLimit;
};

export function createUnitsOfWork(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { agentsAvailable, countAnswers, dailyLimit }: Needs,
): UnitsOfWork {
  return async (tx, works) => {
    const rows = await lockConversations(
      tx,
      works.map(({ conversationId }) => conversationId),
    );
    const conversations = new Map(rows.map((conversation) => [conversation.id, conversation]));
    const requested = works.flatMap(({ conversationId, msgId }) => {
      const conversation = conversations.get(conversationId);
      return conversation ? [{ conversation, msgId }] : [];
    });
    const known = await latestSessionsAndStored(tx, requested);
    const changes: Change[] = [];

    const run = async <T>({ conversationId, work }: ConversationWork<T>): Promise<T> => {
      const conversation = conversations.get(conversationId);
      if (!conversation) throw new AppError('not_found');
      const { tenantId, appId } = conversation;
      const { session: before = null, stored } = known.get(conversationId) ?? {};
      const now = clock.now();
      const { locked, added, effects } = createLockedConversation({
        conversation,
        session: before,
        now,
        stored,
        agentsAvailable: () => agentsAvailable(tx, tenantId, appId),
        countSession: () => dailyLimit.admit(tx, tenantId, now),
        hasCapacity: () => dailyLimit.hasCapacity(tx, tenantId, now),
      });
      const result = await work(locked);
      if (locked.session && locked.session !== before) {
        const findings = added.flatMap(({ trace }) => trace?.finding ?? []);
        await countAnswers(tx, { tenantId, appId, at: locked.now }, findings);
        if (!isDeepStrictEqual(locked.visitorValues, conversation.flowValues))
          await updateVisitor(tx, conversation.visitorId, { flowValues: locked.visitorValues });
        changes.push({ before, session: locked.session, added, effects });
      }
      return result;
    };

    const outcomes = [];
    for (const work of works)
      outcomes.push(
        await run(work).then(
          (result) => ({ result }),
          (error: unknown) => ({ error }),
        ),
      );
    if (changes.length > 0) {
      for (const change of changes) writeEvents(tx, change);
      await outbox.storeWith(tx, storeChanges(tx, changes));
    }
    return outcomes;
  };

  function writeEvents(tx: Tx, { before, session: after, added, effects }: Change): void {
    const { tenantId, conversationId: key, versionId, resumeAt } = after;
    const session = presentQueueUser(after);
    for (const row of added) {
      const payload = { message: presentMessage(row), session, versionId };
      outbox.write(tx, messageAdded, { tenantId, key, payload });
    }
    const reassigned = reassignmentOf({ before, after, added });
    if (!before || isPresentedDifferently(before, after))
      outbox.write(tx, sessionChanged, {
        tenantId,
        key,
        payload: {
          session,
          moved: hasMoved(before, after),
          hands: agentsOf(before, after),
          ...(reassigned && { reassigned }),
        },
      });
    writeTransitionEvents(outbox, tx, { before, after, added });
    const sought = added.findLast(isSought);
    if (sought) {
      const payload = { userSessionId: after.id, seq: sought.seq };
      // The ordering key is the app's: learning must not delay the next answer in a conversation.
      outbox.write(tx, answerLookedUp, { tenantId, key: `learning ${after.appId}`, payload });
    }
    const botSession = { conversationId: key, userSessionId: after.id, versionId };
    for (const effect of effects) {
      const payload = { ...botSession, appId: after.appId, effect };
      // An ordering key of its own: a slow API must not delay the other events of the conversation.
      outbox.write(tx, effectRequested, { tenantId, key: `effect ${key}`, payload });
    }
    if (resumeAt && resumeAt.getTime() !== before?.resumeAt?.getTime())
      outbox.write(tx, botWaits, {
        tenantId,
        key,
        payload: { ...botSession, until: resumeAt.toISOString() },
      });
  }
}

export const createUnitOfWork =
  (unitsOfWork: UnitsOfWork): UnitOfWork =>
  async (tx, conversationId, work, msgId) => {
    const [outcome] = await unitsOfWork(tx, [{ conversationId, work, msgId }]);
    if (!outcome) throw new Error('unit of work produced no outcome');
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };

/**
 * Confident answers teach nothing, unless the visitor chose a suggested question, which settles the one
 * before.
 */
function isSought({ event, trace }: MessageRow): boolean {
  if (event === 'person-requested' || event === 'taken') return true;
  const finding = trace?.finding;
  return finding !== undefined && (finding.kind !== 'answer' || finding.score >= CHOSEN_SCORE);
}

const isPresentedDifferently = (one: Session, other: Session): boolean =>
  JSON.stringify(presentQueueUser(one)) !== JSON.stringify(presentQueueUser(other));
