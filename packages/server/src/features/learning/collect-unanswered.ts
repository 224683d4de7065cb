/**
 * Stores the unanswered questions of a session, each once, in the group with the same meaning. Idempotent.
 */
import { LIMITS, newId, type TenantId, type UserSessionId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import { deleteOldestQuestions } from './asked-questions.repository.ts';
import { packVector } from './packed-vector.ts';
import { type CachedGroups, type QuestionGroupCache, toGroupedQuestion } from './question-groups.ts';
import {
  type KnownQuestion,
  readTranscript,
  type TranscriptOfSession,
} from './session-transcript.repository.ts';
import { type CollectedChanges, storeCollectedChanges } from './store-questions.repository.ts';
import { type CollectedQuestion, isUnanswered, questionsIn } from './unanswered.policy.ts';

/** Embeddings of texts; null without an encoder. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array[] | null>;
export type CollectUnanswered = (tenantId: TenantId, sessionId: UserSessionId, seq: number) => Promise<void>;

/** Questions over the limit before the oldest are deleted, so that they are deleted in batches. */
const SLACK = 500;

type Found = TranscriptOfSession & { tenantId: TenantId; sessionId: UserSessionId };

export function createCollectUnanswered(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  {
    groupCache,
    embed,
    encoderId,
  }: { groupCache: QuestionGroupCache; embed: Embed; encoderId: string | null },
): CollectUnanswered {
  const readQuestions = async (tenantId: TenantId, sessionId: UserSessionId, seq: number) => {
    const transcript = await database.tenant(tenantId, (tx) => readTranscript(tx, sessionId, seq));
    return transcript && { transcript, asked: questionsIn(transcript.lines) };
  };

  /** Puts a new question into the group with the same meaning, or into a new one. */
  const addQuestion = (
    changes: CollectedChanges,
    { tenantId, appId, conversationId, sessionId, versionAt }: Found,
    asked: CollectedQuestion,
    { groups, vector }: { groups: CachedGroups; vector: Float32Array | null },
  ) => {
    const { seq, answerSeq, text, languageCode, askedAt, why } = asked;
    const question = toGroupedQuestion(text, languageCode, vector);
    const near = groups.nearest(question);
    const groupId = near ?? newId('qgr');
    if (near) changes.foundGroups.push({ id: near, versionAt });
    else
      changes.newGroups.push({
        id: groupId,
        tenantId,
        appId,
        state: 'open',
        faqId: null,
        decidedAt: null,
        createdAt: clock.now(),
      });
    changes.newQuestions.push({
      id: newId('ask'),
      tenantId,
      appId,
      groupId,
      conversationId,
      sessionId,
      seq,
      answerSeq,
      text,
      languageCode,
      ...why,
      proposed: false,
      vector: vector && packVector(vector),
      encoder: vector && encoderId,
      askedAt,
    });
    groups.add(groupId, question);
    groups.size += 1;
  };

  const store = (found: Found, asked: readonly CollectedQuestion[], vectors: Map<number, Float32Array>) =>
    database.tenant(found.tenantId, async (tx) => {
      const { appId, known } = found;
      const groups = await groupCache.get(tx, appId);
      const changes: CollectedChanges = { newGroups: [], foundGroups: [], newQuestions: [], changed: [] };
      for (const each of asked) {
        const before = known.get(each.seq);
        const { answerSeq, why, seq } = each;
        if (before) changes.changed.push({ id: before.id, answerSeq, ...why, stays: isUnanswered(each) });
        else addQuestion(changes, found, each, { groups, vector: vectors.get(seq) ?? null });
      }
      await storeCollectedChanges(tx, changes);
      if (groups.size <= LIMITS.learntQuestions + SLACK) return;
      await deleteOldestQuestions(tx, appId, LIMITS.learntQuestions);
      groupCache.forget(appId);
    });

  return async (tenantId, sessionId, seq) => {
    const read = await readQuestions(tenantId, sessionId, seq);
    if (!read) return;
    const { transcript, asked } = read;
    const { known } = transcript;
    const changed = asked.filter((each) => isChanged(each, known.get(each.seq)));
    if (changed.length === 0) return;
    const fresh = changed.filter((each) => !known.has(each.seq));
    // Outside of the transaction, as the encoder can be slow.
    const vectors = fresh.length > 0 ? await embed(fresh.map(({ text }) => text)) : null;
    const bySeq = new Map<number, Float32Array>();
    for (const [at, vector] of (vectors ?? []).entries()) bySeq.set(fresh[at]?.seq ?? 0, vector);
    try {
      await store({ ...transcript, tenantId, sessionId }, changed, bySeq);
    } catch (error) {
      groupCache.forget(transcript.appId);
      throw error;
    }
  };
}

function isChanged(asked: CollectedQuestion, known: KnownQuestion | undefined): boolean {
  if (!known) return isUnanswered(asked);
  const { unanswered, noneMeant, thumbsDown, handedOver } = asked.why;
  return (
    known.unanswered !== unanswered ||
    known.noneMeant !== noneMeant ||
    known.thumbsDown !== thumbsDown ||
    known.handedOver !== handedOver
  );
}
