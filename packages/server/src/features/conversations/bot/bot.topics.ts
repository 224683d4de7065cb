import type { AppId, ConversationId, UserSessionId, VersionId } from '@parrot/contract/core';
import { defineTopic } from '../../../platform/index.ts';
import type { Errand } from './bot.ts';

/** A session in which a bot is to go on. */
export type BotPlace = {
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  versionId: VersionId;
};

/** A bot waits for something to be done outside. */
export const botErrand = defineTopic<BotPlace & { appId: AppId; errand: Errand }>('bot.errand');

/** A bot goes on by itself at this time, unless something else happens before. */
export const botWaits = defineTopic<BotPlace & { until: string }>('bot.waits');
