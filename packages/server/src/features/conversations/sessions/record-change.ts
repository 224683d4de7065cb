/** What a change of a conversation leads to: its events in the outbox, and the answers that count. */
import { isDeepStrictEqual } from 'node:util';
import type { AppId, TenantId, UserSessionId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import type { Platform, Tx } from '../../../platform/index.ts';
import { botWaits, effectRequested } from '../bot/bot.topics.ts';
import type { OutboundEffect } from '../bot/bot.ts';
import {
  type MessageRow,
  presentMessage,
  presentQueueUser,
  visitorSessionOf,
} from '../conversations.present.ts';
import { answerLookedUp, messageAdded, sessionChanged, whisperUsed } from '../conversations.topics.ts';
import type { Session } from './session.ts';
import { agentsOf, hasMoved, reassignmentOf, writeTransitionEvents } from './transition-events.ts';

/** From this score on, the visitor chose a question that the bot had suggested. */
const CHOSEN_SCORE = 0.99;
const MAX_CLEAR_SESSIONS = 20_000;

export type Change = {
  before: Session | null;
  session: Session;
  added: MessageRow[];
  effects: OutboundEffect[];
  /** Of the conversation, with the added messages. */
  lastSeq: number;
};

/** Called for every answer of the bot, in the transaction that stores it; counts after its commit. */
export type CountAnswers = (
  tx: Tx,
  stored: { tenantId: TenantId; appId: AppId; at: Date },
  findings: readonly FindingTrace[],
) => void;

export type RecordChange = (tx: Tx, change: Change) => void;

export function createRecordChange(
  { outbox, clock }: Pick<Platform, 'outbox' | 'clock'>,
  { countAnswers }: { countAnswers: CountAnswers },
): RecordChange {
  /** Sessions that began in this process and in which the bot never asked what the visitor meant. */
  const clearSessions = new Set<UserSessionId>();
  const noteClarity = ({ before, session }: Change, findings: readonly FindingTrace[]) => {
    if (before?.id !== session.id) clearSessions.add(session.id);
    if (findings.some(({ kind }) => kind !== 'answer')) clearSessions.delete(session.id);
    const [oldest] = clearSessions;
    if (clearSessions.size > MAX_CLEAR_SESSIONS && oldest) clearSessions.delete(oldest);
  };

  return (tx, change) => {
    const { session, added } = change;
    const findings = added.flatMap(({ trace }) => trace?.finding ?? []);
    noteClarity(change, findings);
    countAnswers(tx, { tenantId: session.tenantId, appId: session.appId, at: clock.now() }, findings);
    writeEvents(tx, change);
  };

  function writeEvents(tx: Tx, { before, session: after, added, effects }: Change): void {
    const { tenantId, conversationId: key, versionId, resumeAt } = after;
    const session = presentQueueUser(after);
    for (const row of added) {
      const payload = { message: presentMessage(row), session, versionId, handledSeq: after.handledSeq };
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
          isNew: before?.id !== after.id,
          hands: agentsOf(before, after),
          isSameToVisitor: before !== null && isSameToVisitor(before, after),
          versionId,
          ...(isRatedBy(before, after) && { isRated: true }),
          ...(reassigned && { reassigned }),
        },
      });
    writeTransitionEvents(outbox, tx, { before, after, added });
    const isClear = clearSessions.has(after.id);
    const sought = added.findLast((row) => isSought(row, isClear));
    if (sought) {
      const payload = { userSessionId: after.id, seq: sought.seq };
      // The ordering key is the app's: learning must not delay the next answer in a conversation.
      outbox.write(tx, answerLookedUp, { tenantId, key: `learning ${after.appId}`, payload });
    }
    const whispered = whisperOf({ before, session: after, added });
    if (whispered)
      outbox.write(tx, whisperUsed, { tenantId, key: `learning ${after.appId}`, payload: whispered });
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

/**
 * Confident answers teach nothing, unless the visitor chose a suggested question, which settles the one
 * before. In a clear session there is none.
 */
function isSought({ event, trace }: MessageRow, isClear: boolean): boolean {
  if (event === 'person-requested' || event === 'taken') return true;
  if (trace?.steps.some(({ because }) => because === 'noneMeant')) return true;
  const finding = trace?.finding;
  if (!finding) return false;
  return finding.kind !== 'answer' || (finding.score >= CHOSEN_SCORE && !isClear);
}

/** The whisper that the bot has answered with now. */
function whisperOf({ before, session, added }: Pick<Change, 'before' | 'session' | 'added'>) {
  const { whisper, id: userSessionId, conversationId } = session;
  if (whisper?.state !== 'used' || isDeepStrictEqual(whisper, before?.whisper)) return undefined;
  const answer = added.findLast(({ extras }) => extras.correctedBy);
  if (!answer) return undefined;
  const { text, agentId, agentName } = whisper;
  const msgId = answer.extras.corrects ?? answer.msgId;
  return { userSessionId, conversationId, msgId, text, agentId, agentName };
}

/** Most changes are messages, which lists show. */
const isPresentedDifferently = (one: Session, other: Session): boolean =>
  one.lastMessageSeq !== other.lastMessageSeq ||
  JSON.stringify(presentQueueUser(one)) !== JSON.stringify(presentQueueUser(other));

/** Also with the same stars again. */
const isRatedBy = (before: Session | null, { id, ratedAt }: Session): boolean =>
  ratedAt !== null && !(before?.id === id && before.ratedAt?.getTime() === ratedAt.getTime());

const isSameToVisitor = (one: Session, other: Session): boolean =>
  JSON.stringify(visitorSessionOf(one)) === JSON.stringify(visitorSessionOf(other));
