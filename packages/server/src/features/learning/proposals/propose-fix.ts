/**
 * Stores what an agent thinks the bot should have answered, with the unanswered questions and under the
 * agent's name.
 */
import { randomUUID } from 'node:crypto';
import { detectLanguage } from '@parrot/answer-engine';
import {
  AppError,
  type AppId,
  type FaqId,
  LIMITS,
  type MsgId,
  newId,
  type QuestionGroupId,
  type TenantId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { requireVisible, visibilityOf } from '../../desk/index.ts';
import { insertQuestion, markProposed } from '../asked-questions.repository.ts';
import type { Embed } from '../collect-unanswered.ts';
import type { QuestionRow } from '../learning.tables.ts';
import { packVector } from '../packed-vector.ts';
import { insertGroup, updateGroups } from '../question-groups.repository.ts';
import { type QuestionGroupCache, toGroupedQuestion } from '../question-groups.ts';
import {
  type BotMessage,
  findAnsweringFaq,
  findBotMessage,
  findQuestionBehind,
  saveFix,
} from './proposed-fixes.repository.ts';

export type Proposal = {
  userSessionId: UserSessionId;
  msgId: MsgId;
  question: string;
  answer: string;
  /**
   * Changes the FAQ that the message came from. If it was deleted, the fix can only be added as a new FAQ.
   */
  changesFaq: boolean;
};
/** `faqId`: the FAQ that it changes. */
type ProposedFix = { appId: AppId; groupId: QuestionGroupId; fixId: string; faqId: FaqId | null };
/** Throws `not_found` for a message that the caller may not see. */
export type ProposeFix = (caller: Caller, proposal: Proposal) => Promise<ProposedFix>;
type Fix = Pick<Proposal, 'question' | 'answer' | 'changesFaq'> & { agentId: UserId; agentName: string };
/** Without checking what the agent may see. `find` runs in each transaction; nothing is stored without a message. */
export type StoreFix = (
  tenantId: TenantId,
  fix: Fix,
  find: (tx: Tx) => Promise<BotMessage | undefined>,
) => Promise<ProposedFix | undefined>;

type Needs = {
  groupCache: QuestionGroupCache;
  embed: Embed;
  encoderId: string | null;
};

export const createProposeFix =
  (storeFix: StoreFix, apps: Pick<Apps, 'visibleAppIds'>): ProposeFix =>
  async (caller, { userSessionId, msgId, ...proposal }) => {
    const { tenantId, userId: agentId, name: agentName } = caller;
    const stored = await storeFix(tenantId, { ...proposal, agentId, agentName }, async (tx) => {
      const visibility = await visibilityOf(tx, caller, apps);
      const { conversationId } = await requireVisible(tx, visibility, userSessionId);
      return findBotMessage(tx, conversationId, { msgId });
    });
    if (!stored) throw new AppError('not_found');
    return stored;
  };

export function createStoreFix(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { groupCache, embed, encoderId }: Needs,
): StoreFix {
  /** Adds the question to the group with the same meaning and reopens it. */
  const ask = async (tx: Tx, botMessage: BotMessage, { question }: Fix, vector: Float32Array | null) => {
    const { tenantId, appId, conversationId, sessionId, seq, answerSeq } = botMessage;
    const languageCode = await detectLanguage(question);
    const groups = await groupCache.get(tx, appId);
    const wording = toGroupedQuestion(question, languageCode, vector);
    const near = groups.nearest(wording);
    const now = clock.now();
    const groupId = near ?? newId('qgr');
    if (!near)
      await insertGroup(tx, {
        id: groupId,
        tenantId,
        appId,
        state: 'open',
        faqId: null,
        decidedAt: null,
        createdAt: now,
      });
    const row: QuestionRow = {
      id: newId('ask'),
      tenantId,
      appId,
      groupId,
      conversationId,
      sessionId,
      seq,
      answerSeq,
      text: question.replace(/\s+/g, ' ').slice(0, LIMITS.faqQuestionLength),
      languageCode,
      unanswered: false,
      noneMeant: false,
      thumbsDown: false,
      handedOver: false,
      proposed: true,
      vector: vector && packVector(vector),
      encoder: vector && encoderId,
      askedAt: now,
    };
    await insertQuestion(tx, row);
    groups.add(groupId, wording);
    groups.size += 1;
    return row;
  };

  return async (tenantId, fix, find) => {
    const { question, answer, changesFaq, agentId, agentName } = fix;
    const { appId } = (await database.tenant(tenantId, find)) ?? {};
    if (!appId) return undefined;
    // Outside of the transaction, as the encoder can be slow.
    const [vector = null] = (await embed([question])) ?? [];
    try {
      return await database.tenant(tenantId, async (tx) => {
        const botMessage = await find(tx);
        if (!botMessage) return undefined;
        await groupCache.get(tx, appId);
        const asked = (await findQuestionBehind(tx, botMessage)) ?? (await ask(tx, botMessage, fix, vector));
        if (!asked.proposed) await markProposed(tx, asked.id);
        await updateGroups(tx, appId, [asked.groupId], { state: 'open' });
        const faqId = (changesFaq && (await findAnsweringFaq(tx, botMessage))) || null;
        const fixId = await saveFix(tx, {
          id: randomUUID(),
          tenantId,
          askedId: asked.id,
          question,
          answer,
          faqId,
          agentId,
          agentName,
          createdAt: clock.now(),
        });
        return { appId, groupId: asked.groupId, fixId, faqId };
      });
    } catch (error) {
      groupCache.forget(appId);
      throw error;
    }
  };
}
