/**
 * Stores what an agent thinks the bot should have answered, with the unanswered questions and under the
 * agent's name.
 */
import { randomUUID } from 'node:crypto';
import { detectLanguage } from '@parrot/answer-engine';
import { AppError, LIMITS, type MsgId, newId, type UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { requireVisible, visibilityOf } from '../desk/index.ts';
import { insertQuestion, markProposed } from './asked-questions.repository.ts';
import type { Embed } from './collect-unanswered.ts';
import type { QuestionRow } from './learning.tables.ts';
import { packVector } from './packed-vector.ts';
import {
  type BotMessage,
  findAnsweringFaq,
  findBotMessage,
  findQuestionBehind,
  saveFix,
} from './proposed-fixes.repository.ts';
import { insertGroup, updateGroups } from './question-groups.repository.ts';
import { type QuestionGroupCache, toGroupedQuestion } from './question-groups.ts';

type Proposal = {
  userSessionId: UserSessionId;
  msgId: MsgId;
  question: string;
  answer: string;
  /**
   * Changes the FAQ that the message came from. If it was deleted, the fix can only be added as a new FAQ.
   */
  changesFaq: boolean;
};
export type ProposeFix = (caller: Caller, proposal: Proposal) => Promise<void>;

type Needs = {
  apps: Pick<Apps, 'visibleAppIds'>;
  groupCache: QuestionGroupCache;
  embed: Embed;
  encoderId: string | null;
};

export function createProposeFix(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, groupCache, embed, encoderId }: Needs,
): ProposeFix {
  const find = async (tx: Tx, caller: Caller, { userSessionId, msgId }: Proposal): Promise<BotMessage> => {
    const { conversationId } = await requireVisible(tx, await visibilityOf(tx, caller, apps), userSessionId);
    const botMessage = await findBotMessage(tx, conversationId, msgId);
    if (!botMessage) throw new AppError('not_found');
    return botMessage;
  };

  /** Adds the question to the group with the same meaning and reopens it. */
  const ask = async (tx: Tx, botMessage: BotMessage, { question }: Proposal, vector: Float32Array | null) => {
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

  return async (caller, proposal) => {
    const { tenantId, userId: agentId, name: agentName } = caller;
    const { question, answer } = proposal;
    const { appId } = await database.tenant(tenantId, (tx) => find(tx, caller, proposal));
    // Outside of the transaction, as the encoder can be slow.
    const [vector = null] = (await embed([question])) ?? [];
    try {
      await database.tenant(tenantId, async (tx) => {
        const botMessage = await find(tx, caller, proposal);
        await groupCache.get(tx, appId);
        const asked =
          (await findQuestionBehind(tx, botMessage)) ?? (await ask(tx, botMessage, proposal, vector));
        if (!asked.proposed) await markProposed(tx, asked.id);
        await updateGroups(tx, appId, [asked.groupId], { state: 'open' });
        await saveFix(tx, {
          id: randomUUID(),
          tenantId,
          askedId: asked.id,
          question,
          answer,
          faqId: (proposal.changesFaq && (await findAnsweringFaq(tx, botMessage))) || null,
          agentId,
          agentName,
          createdAt: clock.now(),
        });
      });
    } catch (error) {
      groupCache.forget(appId);
      throw error;
    }
  };
}
