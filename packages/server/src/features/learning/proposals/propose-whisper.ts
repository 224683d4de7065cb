/**
 * Proposes what an agent whispered to the bot, for the question that it answered. Idempotent, as events can arrive
 * twice: a later proposal of an agent replaces the earlier one.
 */
import type { TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { UsedWhisper } from '../../conversations/index.ts';
import { readTranscript } from '../session-transcript.repository.ts';
import { questionsIn } from '../unanswered.policy.ts';
import type { StoreFix } from './propose-fix.ts';
import { findBotMessage } from './proposed-fixes.repository.ts';

type ProposeWhisper = (tenantId: TenantId, whisper: UsedWhisper) => Promise<void>;

/** If the visitor only wrote 'hello?', the question is the one before. A conversation may be erased by now. */
export const createProposeWhisper =
  ({ database }: Pick<Platform, 'database'>, storeFix: StoreFix): ProposeWhisper =>
  async (tenantId, { userSessionId, conversationId, msgId, text: answer, agentId, agentName }) => {
    const asked = await database.tenant(tenantId, async (tx) => {
      const answered = await findBotMessage(tx, conversationId, { msgId });
      if (!answered) return undefined;
      const transcript = await readTranscript(tx, userSessionId, answered.answerSeq);
      return questionsIn(transcript?.lines ?? []).findLast(
        ({ answerSeq }) => answerSeq <= answered.answerSeq,
      );
    });
    if (!asked) return;
    const fix = { question: asked.text, answer, changesFaq: false, agentId, agentName };
    await storeFix(tenantId, fix, (tx) => findBotMessage(tx, conversationId, { seq: asked.answerSeq }));
  };
