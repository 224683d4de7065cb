import type { AppId, ConversationId, UserSessionId, VersionId } from '@parrot/contract/core';
import { defineTopic } from '../../../platform/index.ts';
import type { OutboundEffect } from './bot.ts';

/** The session in which a bot continues. */
export type BotSession = {
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  versionId: VersionId;
};

/** A bot waits for an outbound effect to be performed. */
export const effectRequested = defineTopic<BotSession & { appId: AppId; effect: OutboundEffect }>(
  'bot.errand',
);

/** A bot continues at this time, unless something else happens before. */
export const botWaits = defineTopic<BotSession & { until: string }>('bot.waits');
