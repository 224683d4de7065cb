/** Conversations: visitors, their sessions, every message and every move of a session. */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps, PublishedApp } from '../apps/index.ts';
import type { IsSuspended } from '../billing/index.ts';
import { type AutoAssign, createAutoAssign } from '../desk/assignment/auto-assign.ts';
import { createDeskFiles, type DeskFiles } from '../desk/files/desk-files.service.ts';
import { createReadFiles, type ReadFiles } from '../desk/files/read-files.ts';
import { createAgentService } from '../desk/messages/agent-messages.service.ts';
import { createNotes, type Notes } from '../desk/notes/notes.service.ts';
import { createQueues, type Queues } from '../desk/queues/queues.service.ts';
import { createSearch, type SearchMessages } from '../desk/queues/search.service.ts';
import { transcriptRoutes } from '../desk/transcripts/transcripts.routes.ts';
import { createTranscripts } from '../desk/transcripts/transcripts.service.ts';
import { createHoldSession } from '../desk/transitions/lock-session.ts';
import { createReleaseAbsent } from '../desk/transitions/release-from-offline-agents.ts';
import { releaseConversationsOfGone } from '../desk/transitions/release-from-removed-members.ts';
import { createReturnOffers } from '../desk/transitions/return-expired-offers.ts';
import { createMoves, type Moves } from '../desk/transitions/transitions.service.ts';
import { memberRightsChanged } from '../team/index.ts';
import { createBotService } from './bot/bot.service.ts';
import type { Bots } from './bot/bot.ts';
import { createBotTurns } from './bot/bot-turns.ts';
import { createBotTyping } from './bot/bot-typing.ts';
import { createQuietSessions, type QuietSessions } from './bot/close-inactive-sessions.job.ts';
import { createResumeSessions, type ResumeSessions } from './bot/resume-sessions.ts';
import { createBotAtWork } from './bot/run-bot.ts';
import { createWorkTogether } from './messages/batched-writes.ts';
import { createAnswersByMail } from './messages/by-email/email-answers.job.ts';
import { scoreEnded } from './quality/score-ended.ts';
import { createCloseLeft } from './sessions/close-abandoned.ts';
import { type CountAnswers, createWorkOnThread, createWorkOnThreads } from './sessions/unit-of-work.ts';
import { createFileLinks, type FileLinks } from './visitors/files/file-links.ts';
import { visitorFilesRoutes } from './visitors/files/visitor-files.routes.ts';
import { createVisitorFiles, type VisitorFiles } from './visitors/files/visitor-files.service.ts';
import { createVisitorDoor } from './visitors/find-available-app.ts';
import { createRecogniseVisitor } from './visitors/identify-visitor.ts';
import { createReadClaims, type Vouched } from './visitors/signed-identity.ts';
import { tellVisitors } from './visitors/visitor.listeners.ts';
import { openVisitorChannel } from './visitors/visitor.sockets.ts';
import type { Visitor, VisitorTraits } from './visitors/visitor.ts';
import { createVisitorFeedback, type VisitorFeedback } from './visitors/visitor-feedback.service.ts';
import { createVisitorService, type VisitorService } from './visitors/visitor-messages.service.ts';
import { createVisitorPresence, type VisitorPresence } from './visitors/visitor-presence.ts';
import { createVisitorTokens } from './visitors/visitor-token.ts';
import type { DeskPeople, TellMentioned } from './waiting/desk-agents.ts';
import { createDeskStaffed } from './waiting/desk-staffed.ts';
import { appsWithWaiting } from './waiting/waiting.repository.ts';
import { createWaiting, type WaitingService } from './waiting/waiting.service.ts';
import { createWaitingQueue } from './waiting/waiting-queue.ts';

export type { DeskFiles } from '../desk/files/desk-files.service.ts';
export type { ReadFiles } from '../desk/files/read-files.ts';
export type { Queues } from '../desk/queues/queues.service.ts';
export type { SearchMessages } from '../desk/queues/search.service.ts';
export {
  mayMonitor,
  requireVisible,
  showToMentioned,
  sightOf,
} from '../desk/visibility/visibility.repository.ts';
export { createVisitorData, type VisitorData } from '../desk/visitor-context/visitor-data.ts';
export type { KeptElsewhere } from '../desk/visitor-context/visitor-rights.service.ts';
export { botErrand } from './bot/bot.topics.ts';
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
} from './bot/bot.ts';
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
export { lastVisitorText } from './messages/messages.repository.ts';
export {
  firstVisitorTexts,
  readSessionTranscript,
  sessionEvents,
  type TranscriptMessage,
} from './messages/session-transcript.repository.ts';
export { holderOf, isEnded } from './sessions/session.policy.ts';
export {
  appsOfSessions,
  findPresentedSession,
  findSession,
  heldCounts,
  sessionIdsOf,
} from './sessions/session.repository.ts';
export type { Session } from './sessions/session.ts';
export { createFileLinks, type FileLinks } from './visitors/files/file-links.ts';
export type { Colleague, DeskPeople } from './waiting/desk-agents.ts';
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
  isSuspended: IsSuspended;
  people: DeskPeople;
  tellMentioned: TellMentioned;
  countAnswers: CountAnswers;
};

export function createConversations(
  platform: Platform,
  { apps, bots, isSuspended, people, tellMentioned, countAnswers }: Needs,
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
  const door = createVisitorDoor({ apps, isSuspended });
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
