/**
 * Conversations under their locks. Whatever a story adds to one is stored at the end, with the events that tell of it: all of
 * it or nothing, and nobody else in between.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type AppId, type ConversationId, type MsgId, type TenantId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import type { Platform, Tx } from '../../../platform/index.ts';
import { botErrand, botWaits } from '../bot/bot.topics.ts';
import type { Errand } from '../bot/bot.ts';
import { type MessageRow, presentMessage, presentQueueUser } from '../conversations.present.ts';
import { answerSought, messageAdded, sessionChanged } from '../conversations.topics.ts';
import * as repository from '../messages/messages.repository.ts';
import { updateVisitor } from '../visitors/visitors.repository.ts';
import { createThread, type Thread } from './locked-conversation.ts';
import { latestSessionsAndStored } from './session.repository.ts';
import type { Session } from './session.ts';
import { storeThreads } from './store-changes.repository.ts';
import { handsOf, hasMoved, reassignmentOf, tellOfMoves } from './transition-events.ts';

/** What is to be done with one conversation. */
export type ThreadJob<T> = {
  conversationId: ConversationId;
  work: (thread: Thread) => Promise<T> | T;
  /** Of the message that is to be added: the thread tells whether it is stored already. */
  msgId?: MsgId | undefined;
};

export type Outcome<T> = { result: T } | { error: unknown };

/** Several conversations at once. A job that fails leaves the others as they are, and must have written nothing by itself. */
export type WorkOnThreads = <T>(tx: Tx, jobs: readonly ThreadJob<T>[]) => Promise<Outcome<T>[]>;

export type WorkOnThread = <T>(
  tx: Tx,
  conversationId: ConversationId,
  work: ThreadJob<T>['work'],
  msgId?: MsgId,
) => Promise<T>;

const AS_GOOD_AS_NAMED = 0.99;

type Change = { before: Session | null; session: Session; added: MessageRow[]; errands: Errand[] };

/** Whether somebody could come to the desk of an app now. */
export type PeopleAreThere = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<boolean>;

/** Hears of every answer the bot gave, in the transaction that stores it. */
export type CountAnswers = (
  tx: Tx,
  stored: { tenantId: TenantId; appId: AppId; at: Date },
  findings: readonly FindingTrace[],
) => Promise<void>;

export function createWorkOnThreads(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { peopleAreThere, countAnswers }: { peopleAreThere: PeopleAreThere; countAnswers: CountAnswers },
): WorkOnThreads {
  return async (tx, jobs) => {
    const locked = await repository.lockConversations(
      tx,
      jobs.map(({ conversationId }) => conversationId),
    );
    const conversations = new Map(locked.map((conversation) => [conversation.id, conversation]));
    const asked = jobs.flatMap(({ conversationId, msgId }) => {
      const conversation = conversations.get(conversationId);
      return conversation ? [{ conversation, msgId }] : [];
    });
    const known = await latestSessionsAndStored(tx, asked);
    const changes: Change[] = [];

    const workOn = async <T>({ conversationId, work }: ThreadJob<T>): Promise<T> => {
      const conversation = conversations.get(conversationId);
      if (!conversation) throw new AppError('not_found');
      const { tenantId, appId } = conversation;
      const { session: before = null, stored } = known.get(conversationId) ?? {};
      const { thread, added, errands } = createThread({
        conversation,
        session: before,
        now: clock.now(),
        stored,
        peopleAreThere: () => peopleAreThere(tx, tenantId, appId),
      });
      const result = await work(thread);
      if (thread.session && thread.session !== before) {
        const findings = added.flatMap(({ trace }) => trace?.finding ?? []);
        await countAnswers(tx, { tenantId, appId, at: thread.now }, findings);
        if (!isDeepStrictEqual(thread.visitorValues, conversation.flowValues))
          await updateVisitor(tx, conversation.visitorId, { flowValues: thread.visitorValues });
        changes.push({ before, session: thread.session, added, errands });
      }
      return result;
    };

    const outcomes = [];
    for (const job of jobs)
      outcomes.push(
        await workOn(job).then(
          (result) => ({ result }),
          (error: unknown) => ({ error }),
        ),
      );
    if (changes.length > 0) {
      for (const change of changes) tell(tx, change);
      await outbox.storeWith(tx, storeThreads(tx, changes));
    }
    return outcomes;
  };

  function tell(tx: Tx, { before, session: after, added, errands }: Change): void {
    const { tenantId, conversationId: key, versionId, resumeAt } = after;
    const session = presentQueueUser(after);
    for (const row of added) {
      const payload = { message: presentMessage(row), session, versionId };
      outbox.write(tx, messageAdded, { tenantId, key, payload });
    }
    const reassigned = reassignmentOf({ before, after, added });
    if (!before || looksDifferent(before, after))
      outbox.write(tx, sessionChanged, {
        tenantId,
        key,
        payload: {
          session,
          moved: hasMoved(before, after),
          hands: handsOf(before, after),
          ...(reassigned && { reassigned }),
        },
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

export const createWorkOnThread =
  (workOnThreads: WorkOnThreads): WorkOnThread =>
  async (tx, conversationId, work, msgId) => {
    const [outcome] = await workOnThreads(tx, [{ conversationId, work, msgId }]);
    if (!outcome) throw new Error('What was asked has come to nothing.');
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };

/** An answer that was sure is none to learn from, save where it was one that the bot itself had named: the one before is settled then. */
function isSought({ event, trace }: MessageRow): boolean {
  if (event === 'person-requested' || event === 'taken') return true;
  const finding = trace?.finding;
  return finding !== undefined && (finding.kind !== 'answer' || finding.score >= AS_GOOD_AS_NAMED);
}

const looksDifferent = (one: Session, other: Session): boolean =>
  JSON.stringify(presentQueueUser(one)) !== JSON.stringify(presentQueueUser(other));
