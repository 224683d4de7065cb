/** Conversations: visitors, their sessions, every message and every move of a session. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps, PublishedApp } from '../apps/index.ts';
import type { IsResting } from '../billing/index.ts';
import { createAgentService } from './agent.service.ts';
import { createBotService } from './bot.service.ts';
import type { Bots } from './bot.ts';
import { createBotAtWork } from './bot-at-work.ts';
import { createBotTurns } from './bot-turn.ts';
import { createBotTyping } from './bot-typing.ts';
import { tellVisitors } from './conversations.listeners.ts';
import { openVisitorChannel } from './conversations.sockets.ts';
import { createPeopleAreThere } from './people-at-desk.ts';
import { createQuietSessions, type QuietSessions } from './quiet-sessions.ts';
import { createRecogniseVisitor } from './recognise-visitor.ts';
import { releaseConversationsOfGone } from './release-conversations.ts';
import { createResumeSessions, type ResumeSessions } from './resume-sessions.ts';
import { createReadClaims } from './signed-identity.ts';
import { createTranscripts } from './transcripts/transcripts.service.ts';
import { createVisitorService, type VisitorService } from './visitor.service.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import { createVisitorDoor } from './visitor-door.ts';
import { createVisitorFeedback } from './visitor-feedback.service.ts';
import { visitorFilesRoutes } from './visitor-files.routes.ts';
import { createVisitorFiles, FILES_PATH, type VisitorFiles } from './visitor-files.service.ts';
import { createVisitorTokens } from './visitor-token.ts';
import { createWorkOnThread } from './work-on-thread.ts';

export { botErrand } from './bot.topics.ts';
export type {
  Bot,
  BotInput,
  BotLine,
  BotSurroundings,
  Bots,
  BotTurn,
  Errand,
  ErrandReply,
  WriteAnswer,
  WrittenFinding,
} from './bot.ts';
export { conversationRoom, isConversationRoom } from './conversations.rooms.ts';
export {
  answerSought,
  messageAdded,
  messageChanged,
  personRequested,
  sessionChanged,
} from './conversations.topics.ts';
export { FILES_PATH };

export type Conversations = ReturnType<typeof createAgentService> &
  ReturnType<typeof createBotService> &
  QuietSessions &
  ResumeSessions & {
    routes: Route[];
    visitors: VisitorService & { arrive(app: PublishedApp, traits: VisitorTraits): Promise<Visitor> };
    files: Pick<VisitorFiles, 'read' | 'sweep'>;
  };

export function createConversations(
  platform: Platform,
  { apps, bots, isResting }: { apps: Apps; bots: Bots; isResting: IsResting },
): Conversations {
  const workOnThread = createWorkOnThread(platform, createPeopleAreThere(platform, apps));
  const writing = { bots, workOnThread, turns: createBotTurns(platform.key) };
  const typing = createBotTyping(platform);
  const botAtWork = createBotAtWork(platform, { ...writing, typing });
  const files = createVisitorFiles(platform);
  const visitors = createVisitorService(platform, { ...writing, files });
  const recognise = createRecogniseVisitor(platform, writing);
  const transcripts = createTranscripts(platform);
  const door = createVisitorDoor({ apps, isResting });
  const tokens = createVisitorTokens(platform);
  openVisitorChannel(platform, {
    door,
    readClaims: createReadClaims(platform, apps),
    recognise,
    service: visitors,
    feedback: createVisitorFeedback(platform, workOnThread),
    transcripts,
    tokens,
  });
  tellVisitors(platform);
  releaseConversationsOfGone(platform, workOnThread);
  const quiet = createQuietSessions(platform, writing);
  const resuming = createResumeSessions(platform, { ...writing, botAtWork });
  return {
    ...createAgentService(platform, { apps, workOnThread }),
    ...createBotService(platform, { ...writing, botAtWork, typing }),
    ...quiet,
    ...resuming,
    routes: visitorFilesRoutes(platform, { door, tokens, files }),
    files,
    visitors: {
      ...visitors,
      arrive: async (app, traits) => ({
        ...(await recognise(app, undefined, null, traits)),
        isVerified: false,
      }),
    },
    async start() {
      await quiet.start();
      await resuming.start();
      await files.start();
      await transcripts.start();
    },
  };
}
