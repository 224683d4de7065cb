/** Conversations: visitors, their sessions, every message and every move of a session. */
import type { Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { createAgentService } from './agent.service.ts';
import { createBotService } from './bot.service.ts';
import type { Bots } from './bot.ts';
import { createWriteBotTurn } from './bot-turn.ts';
import { tellVisitors } from './conversations.listeners.ts';
import { openVisitorChannel } from './conversations.sockets.ts';
import { createQuietSessions, type QuietSessions } from './quiet-sessions.ts';
import { releaseConversationsOfGone } from './release-conversations.ts';
import { createVisitorService, type VisitorService } from './visitor.service.ts';
import { createVisitorTokens } from './visitor-token.ts';
import { createWorkOnThread } from './work-on-thread.ts';

export type { Bot, BotLine, Bots, BotTurn } from './bot.ts';
export { conversationRoom, isConversationRoom } from './conversations.rooms.ts';
export { messageAdded, personRequested, sessionChanged } from './conversations.topics.ts';

export type Conversations = ReturnType<typeof createAgentService> &
  ReturnType<typeof createBotService> &
  QuietSessions & { visitors: VisitorService };

export function createConversations(
  platform: Platform,
  { apps, bots }: { apps: Apps; bots: Bots },
): Conversations {
  const workOnThread = createWorkOnThread(platform);
  const writing = { bots, workOnThread, writeBotTurn: createWriteBotTurn(platform.key) };
  const visitors = createVisitorService(platform, writing);
  openVisitorChannel(platform, {
    apps,
    service: visitors,
    tokens: createVisitorTokens(platform),
  });
  tellVisitors(platform);
  releaseConversationsOfGone(platform, workOnThread);
  return {
    ...createAgentService(platform, { apps, workOnThread }),
    ...createBotService(platform, writing),
    ...createQuietSessions(platform, writing),
    visitors,
  };
}
