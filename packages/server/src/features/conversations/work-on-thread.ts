/**
 * One conversation under its lock. Whatever a story adds to it is stored together at the end, with the events that
 * tell of it: all of it or nothing, and nobody else in between.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type AppId, type ConversationId, type MsgId, type TenantId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import type { Platform, Tx } from '../../platform/index.ts';
import { botErrand, botWaits } from './bot.topics.ts';
import type { Errand } from './bot.ts';
import { type MessageRow, presentMessage, presentQueueUser } from './conversations.present.ts';
import * as repository from './conversations.repository.ts';
import { answerSought, messageAdded, sessionChanged } from './conversations.topics.ts';
import { handsOf, hasMoved, tellOfMoves } from './news-of-moves.ts';
import { latestSessionAndStored } from './session.repository.ts';
import type { Session } from './session.ts';
import { storeThread } from './thread.repository.ts';
import { createThread, type Thread } from './thread.ts';
import { updateVisitor } from './visitors.repository.ts';

export type WorkOnThread = <T>(
  tx: Tx,
  conversationId: ConversationId,
  work: (thread: Thread) => Promise<T> | T,
  /** Of the message that is to be added: the thread tells whether it is stored already. */
  msgId?: MsgId,
) => Promise<T>;

const AS_GOOD_AS_NAMED = 0.99;

type Change = { before: Session | null; after: Session; added: MessageRow[]; errands: Errand[] };

/** Whether somebody could come to the desk of an app now. */
export type PeopleAreThere = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<boolean>;

/** Hears of every answer the bot gave, in the transaction that stores it. */
export type CountAnswers = (
  tx: Tx,
  stored: { tenantId: TenantId; appId: AppId; at: Date },
  findings: readonly FindingTrace[],
) => Promise<void>;

export function createWorkOnThread(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { peopleAreThere, countAnswers }: { peopleAreThere: PeopleAreThere; countAnswers: CountAnswers },
): WorkOnThread {
  return async (tx, conversationId, work, msgId) => {
    const conversation = await repository.lockConversation(tx, conversationId);
    if (!conversation) throw new AppError('not_found');
    const { session: before = null, stored } = await latestSessionAndStored(tx, conversation, msgId);
    const { thread, added, errands } = createThread({
      conversation,
      session: before,
      now: clock.now(),
      stored,
      peopleAreThere: () => peopleAreThere(tx, conversation.tenantId, conversation.appId),
    });
    const result = await work(thread);
    if (thread.session && thread.session !== before) {
      const change = { before, after: thread.session, added, errands };
      const { tenantId, appId } = conversation;
      const findings = added.flatMap(({ trace }) => trace?.finding ?? []);
      await countAnswers(tx, { tenantId, appId, at: thread.now }, findings);
      if (!isDeepStrictEqual(thread.visitorValues, conversation.flowValues))
        await updateVisitor(tx, conversation.visitorId, { flowValues: thread.visitorValues });
      tell(tx, change);
      const lastSeq = conversation.lastSeq + added.length;
      await outbox.storeWith(tx, storeThread(tx, { session: thread.session, added, lastSeq }));
    }
    return result;
  };

  function tell(tx: Tx, { before, after, added, errands }: Change): void {
    const { tenantId, conversationId: key, versionId, resumeAt } = after;
    const session = presentQueueUser(after);
    for (const row of added) {
      const payload = { message: presentMessage(row), session, versionId };
      outbox.write(tx, messageAdded, { tenantId, key, payload });
    }
    if (!before || looksDifferent(before, after))
      outbox.write(tx, sessionChanged, {
        tenantId,
        key,
        payload: { session, moved: hasMoved(before, after), hands: handsOf(before, after) },
      });
    tellOfMoves(outbox, tx, { before, after, added });
    const sought = added.findLast(isSought);
    if (sought) {
      const payload = { userSessionId: after.id, seq: sought.seq };
      // The app's own line: nobody's next answer has to wait until something was learnt.
      outbox.write(tx, answerSought, { tenantId, key: `learning ${after.appId}`, payload });
    }
    const place = { conversationId: key, userSessionId: after.id, versionId };
    for (const errand of errands) {
      const payload = { ...place, appId: after.appId, errand };
      // A line of its own: what takes its time outside must not keep the conversation's other news waiting.
      outbox.write(tx, botErrand, { tenantId, key: `errand ${key}`, payload });
    }
    if (resumeAt && resumeAt.getTime() !== before?.resumeAt?.getTime())
      outbox.write(tx, botWaits, { tenantId, key, payload: { ...place, until: resumeAt.toISOString() } });
  }
}

/** An answer that was sure is none to learn from, save where it was one that the bot itself had named: the one before is settled then. */
function isSought({ event, trace }: MessageRow): boolean {
  if (event === 'person-requested' || event === 'taken') return true;
  const finding = trace?.finding;
  return finding !== undefined && (finding.kind !== 'answer' || finding.score >= AS_GOOD_AS_NAMED);
}

const looksDifferent = (one: Session, other: Session): boolean =>
  JSON.stringify(presentQueueUser(one)) !== JSON.stringify(presentQueueUser(other));
