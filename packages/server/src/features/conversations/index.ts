/** Conversations: visitors, their sessions, every message and every move of a session. */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps, PublishedApp } from '../apps/index.ts';
import type { IsResting } from '../billing/index.ts';
import { memberRightsChanged } from '../team/index.ts';
import { createAgentService } from './agent.service.ts';
import { type AutoAssign, createAutoAssign } from './auto-assign.ts';
import { createBotService } from './bot.service.ts';
import type { Bots } from './bot.ts';
import { createBotAtWork } from './bot-at-work.ts';
import { createBotTurns } from './bot-turn.ts';
import { createBotTyping } from './bot-typing.ts';
import { createAnswersByMail } from './by-mail/answers-by-mail.ts';
import { createCloseLeft } from './close-left.ts';
import { tellVisitors } from './conversations.listeners.ts';
import { openVisitorChannel } from './conversations.sockets.ts';
import { createDeskFiles, type DeskFiles } from './desk-files/desk-files.service.ts';
import type { DeskPeople, TellMentioned } from './desk-people.ts';
import { createFileLinks, type FileLinks } from './file-links.ts';
import { createHoldSession } from './hold-session.ts';
import { createMoves, type Moves } from './moves.service.ts';
import { createNotes, type Notes } from './notes.service.ts';
import { createReturnOffers } from './offers-overdue.ts';
import { scoreEnded } from './quality/score-ended.ts';
import { createQueues, type Queues } from './queues/queues.service.ts';
import { createSearch, type SearchMessages } from './queues/search.service.ts';
import { createQuietSessions, type QuietSessions } from './quiet-sessions.ts';
import { createReadFiles, type ReadFiles } from './read-files.ts';
import { createRecogniseVisitor } from './recognise-visitor.ts';
import { createReleaseAbsent } from './release-absent.ts';
import { releaseConversationsOfGone } from './release-conversations.ts';
import { createResumeSessions, type ResumeSessions } from './resume-sessions.ts';
import { createReadClaims, type Vouched } from './signed-identity.ts';
import { transcriptRoutes } from './transcripts/transcript.routes.ts';
import { createTranscripts } from './transcripts/transcripts.service.ts';
import { createVisitorService, type VisitorService } from './visitor.service.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import { createVisitorDoor } from './visitor-door.ts';
import { createVisitorFeedback, type VisitorFeedback } from './visitor-feedback.service.ts';
import { visitorFilesRoutes } from './visitor-files.routes.ts';
import { createVisitorFiles, type VisitorFiles } from './visitor-files.service.ts';
import { createVisitorTokens } from './visitor-token.ts';
import { createDeskStaffed } from './waiting/desk-staffed.ts';
import { createVisitorPresence, type VisitorPresence } from './waiting/visitor-presence.ts';
import { appsWithWaiting } from './waiting/waiting.repository.ts';
import { createWaiting, type WaitingService } from './waiting/waiting.service.ts';
import { createWaitingQueue } from './waiting/waiting-queue.ts';
import { type CountAnswers, createWorkOnThread, createWorkOnThreads } from './work-on-thread.ts';
import { createWorkTogether } from './work-together.ts';

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
export { lastVisitorText } from './conversations.repository.ts';
export { conversationRoom, isConversationRoom } from './conversations.rooms.ts';
export {
  answerSought,
  conversationGiven,
  conversationRead,
  messageAdded,
  messageChanged,
  noteStored,
  queueMoved,
  sessionChanged,
  transferOffered,
  visitorMissed,
} from './conversations.topics.ts';
export type { DeskFiles } from './desk-files/desk-files.service.ts';
export type { Colleague, DeskPeople } from './desk-people.ts';
export { createFileLinks, type FileLinks } from './file-links.ts';
export type { Queues } from './queues/queues.service.ts';
export type { SearchMessages } from './queues/search.service.ts';
export type { ReadFiles } from './read-files.ts';
export { holderOf, isEnded } from './session.policy.ts';
export { appsOfSessions, findPresentedSession, findSession, heldCounts } from './session.repository.ts';
export type { Session } from './session.ts';
export { mayMonitor, requireVisible, showToMentioned, sightOf } from './visible-sessions.repository.ts';
export { createVisitorData, type VisitorData } from './visitor-data/visitor-data.ts';
export type { KeptElsewhere } from './visitor-data/visitor-rights.service.ts';
export { appsWithWaiting, assignableVisitors, type Waiting } from './waiting/waiting.repository.ts';

export type Conversations = ReturnType<typeof createAgentService> &
  ReturnType<typeof createBotService> &
  Moves &
  Notes &
  QuietSessions &
  ResumeSessions & {
    routes: Route[];
    visitors: VisitorService &
      VisitorFeedback &
      Pick<WaitingService, 'leaveEmail'> & {
        /** Somebody new; `person` is whom the host page vouches for. */
        arrive(
          app: PublishedApp,
          traits: VisitorTraits,
          person?: Pick<Vouched, 'name' | 'email'>,
        ): Promise<Visitor>;
      };
    files: ReadFiles & Pick<VisitorFiles, 'sweep'>;
    fileLinks: FileLinks;
    deskFiles: DeskFiles;
    queues: Queues;
    search: SearchMessages;
    visitorIsThere(conversationId: ConversationId): boolean;
    give: AutoAssign;
    /** Looks what time has run out for: offers, agents who are gone. Asked twice does no harm. */
    returnOffers(): Promise<void>;
    releaseAbsent(): Promise<void>;
    /** Agents of a tenant came, left or changed their state: bots and waiting visitors go by it from now on. */
    staffChanged(tenantId: TenantId): void;
    /** Pushes places wherever visitors wait: time changes estimates, and absences end without an event. */
    refreshLines(): Promise<void>;
    /** Notes visitors who have been gone for longer than the grace. */
    noteGoneVisitors: VisitorPresence['noteGone'];
    /** Mails what visitors who left an address have not read. */
    mailAnswers(): Promise<void>;
  };

type Needs = {
  apps: Apps;
  bots: Bots;
  isResting: IsResting;
  people: DeskPeople;
  tellMentioned: TellMentioned;
  countAnswers: CountAnswers;
};

export function createConversations(
  platform: Platform,
  { apps, bots, isResting, people, tellMentioned, countAnswers }: Needs,
): Conversations {
  const staffed = createDeskStaffed(platform, people);
  platform.bus.listen(memberRightsChanged, ({ tenantId }) => staffed.clear(tenantId));
  const workOnThreads = createWorkOnThreads(platform, {
    peopleAreThere: staffed.isStaffed,
    countAnswers,
  });
  const workOnThread = createWorkOnThread(workOnThreads);
  const workTogether = createWorkTogether(platform, workOnThreads);
  const writing = { bots, workOnThread, turns: createBotTurns(platform.key) };
  const typing = createBotTyping(platform);
  const botAtWork = createBotAtWork(platform, { ...writing, typing });
  const links = createFileLinks(platform);
  const files = createVisitorFiles(platform, links);
  const deskFiles = createDeskFiles(platform, { apps, links });
  const readFiles = createReadFiles(platform, { apps, links });
  const visitors = createVisitorService(platform, { ...writing, workTogether, files, links });
  const recognise = createRecogniseVisitor(platform, writing);
  const transcripts = createTranscripts(platform, apps);
  const feedback = createVisitorFeedback(platform, { workOnThread, links });
  const presence = createVisitorPresence(platform, { workOnThreads });
  const visitorIsThere = presence.isThere;
  const line = createWaitingQueue(platform, { people });
  const waiting = createWaiting(platform, { ...writing, line });
  const hold = createHoldSession(platform, { apps, workOnThread });
  const byMail = createAnswersByMail(platform, { ...writing, visitorIsThere });
  const door = createVisitorDoor({ apps, isResting });
  const tokens = createVisitorTokens(platform);
  openVisitorChannel(platform, {
    door,
    readClaims: createReadClaims(platform, apps),
    recognise,
    service: visitors,
    feedback,
    transcripts,
    tokens,
    waiting,
    presence,
    files: readFiles,
  });
  tellVisitors(platform, links);
  scoreEnded(platform);
  releaseConversationsOfGone(platform, workOnThread);
  const closeLeft = createCloseLeft(platform, { ...writing, visitorIsThere });
  const quiet = createQuietSessions(platform, { ...writing, closeLeft });
  const resuming = createResumeSessions(platform, { ...writing, botAtWork });
  return {
    ...createAgentService(platform, { apps, hold, deskFiles, links }),
    ...createMoves(platform, { ...writing, hold, people }),
    ...createNotes(platform, { apps, people, tellMentioned }),
    ...createBotService(platform, { ...writing, botAtWork, typing }),
    ...quiet,
    ...resuming,
    routes: [...visitorFilesRoutes(platform, { door, tokens, files }), ...transcriptRoutes(transcripts)],
    files: { ...readFiles, sweep: files.sweep },
    fileLinks: links,
    deskFiles,
    queues: createQueues(platform, apps),
    search: createSearch(platform, apps),
    visitorIsThere,
    give: createAutoAssign(workOnThread),
    returnOffers: createReturnOffers(platform, workOnThread),
    releaseAbsent: createReleaseAbsent(platform, { people, workOnThread }),
    staffChanged(tenantId) {
      staffed.clear(tenantId);
      line.refreshTenant(tenantId);
    },
    async refreshLines() {
      const found = await platform.database.system(appsWithWaiting);
      for (const tenantId of new Set(found.map((each) => each.tenantId))) line.refreshTenant(tenantId);
    },
    noteGoneVisitors: presence.noteGone,
    mailAnswers: byMail.mailAnswers,
    visitors: {
      ...visitors,
      ...feedback,
      leaveEmail: waiting.leaveEmail,
      arrive: async (app, traits, person) => {
        const vouched = person ? { ...person, subject: person.email } : null;
        return { ...(await recognise(app, undefined, vouched, traits)), isVerified: vouched !== null };
      },
    },
    async start() {
      await quiet.start();
      await resuming.start();
      await files.start();
      await deskFiles.start();
      await transcripts.start();
      await byMail.start();
    },
    async stop() {
      await resuming.stop();
      await presence.settle();
      await line.stop();
    },
  };
}
