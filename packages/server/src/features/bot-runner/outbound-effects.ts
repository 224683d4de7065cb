/** Performs the outbound effects of bots. Failures become replies, too. */
import { visitorAnswerPart } from '@parrot/contract/conversations';
import type { AppId, ConversationId, LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import {
  conversationRoom,
  createFileLinks,
  type EffectReply,
  type OutboundEffect,
} from '../conversations/index.ts';
import { ModelError, type Models, translate } from '../models/index.ts';
import { createAnswerWithModel } from './answer-with-model.ts';
import { createCallApi } from './call-api.ts';

const TRANSLATION_TIMEOUT_MS = 20_000;

export type OpenSecrets = (tx: Tx, appId: AppId) => Promise<ReadonlyMap<string, string>>;
type EffectSession = {
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  userSessionId: UserSessionId;
};
export type PerformEffect = (effect: OutboundEffect, session: EffectSession) => Promise<EffectReply>;

export function createPerformEffect(
  platform: Pick<Platform, 'database' | 'fetchGuarded' | 'channels' | 'key' | 'clock' | 'publicUrl'>,
  { openSecrets, models }: { openSecrets: OpenSecrets; models: Models },
): PerformEffect {
  const { database, fetchGuarded, channels, publicUrl } = platform;
  const callApi = createCallApi(fetchGuarded);
  const { signFilesIn } = createFileLinks(platform);
  const answerWithModel = createAnswerWithModel(models);
  const translateText = createTranslateText(models);
  return async (effect, { tenantId, appId, conversationId, userSessionId }) => {
    const { request } = effect;
    switch (effect.type) {
      case 'translate': {
        const { text, to } = effect;
        return { type: 'translation', request, text: await translateText(tenantId, appId, text, to) };
      }
      case 'writeAnswer': {
        const finding = await answerWithModel(effect, {
          where: [tenantId, appId],
          onText: (value) => channels.push(visitorAnswerPart, [conversationRoom(conversationId)], { value }),
        });
        const { whispered } = effect;
        return { type: 'finding', request, finding: { ...finding, ...(whispered && { whispered }) } };
      }
      case 'callApi': {
        const secrets = await database.tenant(tenantId, (tx) => openSecrets(tx, appId));
        const body = signFilesIn(effect.body, conversationId, publicUrl());
        const reply = await callApi(
          { ...effect, body },
          {
            secrets,
            idempotencyKey: `${userSessionId}-${request}`,
            timeoutMs: effect.timeoutSeconds * 1_000,
          },
        );
        return { type: 'apiReply', request, reply };
      }
    }
  };
}

/** Null where no model could translate it. */
export const createTranslateText =
  (models: Pick<Models, 'forApp'>) =>
  async (
    tenantId: TenantId,
    appId: AppId,
    text: string,
    to: LanguageCode,
    timeoutMs = TRANSLATION_TIMEOUT_MS,
  ): Promise<string | null> => {
    const model = await models.forApp(tenantId, appId);
    if (!model) return null;
    try {
      return (await translate(model, text, to, { timeoutMs })).text;
    } catch (error) {
      if (error instanceof ModelError) return null;
      throw error;
    }
  };
