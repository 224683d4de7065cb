/** Does outside what a bot waits for. Whatever happens, there is an answer. */
import { visitorAnswerPart } from '@parrot/contract/conversations';
import type { AppId, ConversationId, LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { conversationRoom, createFileLinks, type Errand, type ErrandReply } from '../conversations/index.ts';
import { ModelError, type Models, translate } from '../models/index.ts';
import { createAnswerWithModel } from './answer-with-model.ts';
import { createCallApi } from './call-api.ts';

const TRANSLATION_MS = 20_000;

export type OpenSecrets = (tx: Tx, appId: AppId) => Promise<ReadonlyMap<string, string>>;
type Where = {
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  userSessionId: UserSessionId;
};
export type RunErrand = (errand: Errand, where: Where) => Promise<ErrandReply>;

export function createRunErrand(
  platform: Pick<Platform, 'database' | 'fetchGuarded' | 'channels' | 'key' | 'clock' | 'publicUrl'>,
  { openSecrets, models }: { openSecrets: OpenSecrets; models: Models },
): RunErrand {
  const { database, fetchGuarded, channels, publicUrl } = platform;
  const callApi = createCallApi(fetchGuarded);
  const { signFilesIn } = createFileLinks(platform);
  const answerWithModel = createAnswerWithModel(models);
  const translateText = createTranslateText(models);
  return async (errand, { tenantId, appId, conversationId, userSessionId }) => {
    const { request } = errand;
    switch (errand.type) {
      case 'translate': {
        const { text, to } = errand;
        return { type: 'translation', request, text: await translateText(tenantId, appId, text, to) };
      }
      case 'writeAnswer': {
        const finding = await answerWithModel(errand, {
          where: [tenantId, appId],
          onText: (value) => channels.push(visitorAnswerPart, [conversationRoom(conversationId)], { value }),
        });
        return { type: 'finding', request, finding };
      }
      case 'callApi': {
        const secrets = await database.tenant(tenantId, (tx) => openSecrets(tx, appId));
        const body = signFilesIn(errand.body, conversationId, publicUrl());
        const reply = await callApi(
          { ...errand, body },
          {
            secrets,
            idempotencyKey: `${userSessionId}-${request}`,
            timeoutMs: errand.timeoutSeconds * 1_000,
          },
        );
        return { type: 'apiReply', request, reply };
      }
    }
  };
}

/** Null where it could not be done. */
export const createTranslateText =
  (models: Pick<Models, 'forApp'>) =>
  async (
    tenantId: TenantId,
    appId: AppId,
    text: string,
    to: LanguageCode,
    timeoutMs = TRANSLATION_MS,
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
