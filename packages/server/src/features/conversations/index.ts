/** Conversations: visitors, their sessions, messages, and the bot's part in them. */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import type { EmitHandler, Platform, Route } from '../../platform/index.ts';
import type { Apps, PublishedApp } from '../apps/index.ts';
import type { IsSuspended } from '../billing/index.ts';
import type { AppHours } from '../hours/index.ts';
import { memberRightsChanged } from '../team/index.ts';
import { type BotService, createBotService } from './bot/bot.service.ts';
import type { Bots } from './bot/bot.ts';
import { createBotTurns } from './bot/bot-turns.ts';
import { createBotTyping } from './bot/bot-typing.ts';
import { createInactiveSessions, type InactiveSessions } from './bot/close-inactive-sessions.job.ts';
import { createResumeSessions, type ResumeSessions } from './bot/resume-sessions.ts';
import { createRunBot } from './bot/run-bot.ts';
import { createBatchedWrites } from './messages/batched-writes.ts';
import { createEmailAnswers } from './messages/by-email/email-answers.job.ts';
import { startQualityScoring } from './quality/quality.listeners.ts';
import { createCloseAbandoned } from './sessions/close-abandoned.ts';
import {
  createImportPastConversations,
  type ImportPastConversations,
} from './sessions/import-past-conversations.ts';
import { type CountAnswers, createRecordChange } from './sessions/record-change.ts';
import type { Session } from './sessions/session.ts';
import { createStartConversation } from './sessions/start-conversation.ts';
import {
  createUnitOfWork,
  createUnitsOfWork,
  type DailyLimit,
  type ReadDesk,
  type UnitOfWork,
} from './sessions/unit-of-work.ts';
import { createFileLinks, type FileLinks } from './visitors/files/file-links.ts';
import type { FindFile } from './visitors/files/sent-file.ts';
import { visitorFilesRoutes } from './visitors/files/visitor-files.routes.ts';
import { createVisitorFiles, type VisitorFiles } from './visitors/files/visitor-files.service.ts';
import { createFindAvailableApp } from './visitors/find-available-app.ts';
import { createIdentifyVisitor } from './visitors/identify-visitor.ts';
import type { ProfileSources, SignedProfile } from './visitors/profile/profile-sources.ts';
import { createReadClaims } from './visitors/signed-identity.ts';
import { startVisitorListeners } from './visitors/visitor.listeners.ts';
import { openVisitorChannel, type VisitorCaller } from './visitors/visitor.sockets.ts';
import type { Visitor, VisitorTraits } from './visitors/visitor.ts';
import { createVisitorFeedback, type VisitorFeedback } from './visitors/visitor-feedback.service.ts';
import { createVisitorMessages, type VisitorMessages } from './visitors/visitor-messages.service.ts';
import { createVisitorPages, type VisitorPages } from './visitors/visitor-pages.ts';
import { createVisitorPresence, type VisitorPresence } from './visitors/visitor-presence.ts';
import { createVisitorTokens } from './visitors/visitor-token.ts';
import type { VisitorTranscripts } from './visitors/visitor-transcripts.ts';
import type { AgentDirectory } from './waiting/agent-directory.ts';
import { createDeskStaffed } from './waiting/desk-staffed.ts';
import { queueOf, type Routing } from './waiting/routing.ts';
import { createWaiting, type WaitingService } from './waiting/waiting.service.ts';
import { createWaitingQueue } from './waiting/waiting-queue.ts';

export { countSessionsByDay, readAppStatistics } from './app-statistics.repository.ts';
export { effectRequested } from './bot/bot.topics.ts';
export type {
  Bot,
  BotContext,
  BotInput,
  BotMessage,
  BotProfile,
  Bots,
  BotTurn,
  EffectReply,
  OutboundEffect,
  Whispered,
  WriteAnswer,
  WrittenFinding,
} from './bot/bot.ts';
export { KnowledgeNeeded } from './bot/with-flow.ts';
export { withinMs } from './bot/within-ms.ts';
export { type MessageRow, presentMessage, presentQueueUser } from './conversations.present.ts';
export { conversationOfRoom, conversationRoom, isConversationRoom } from './conversations.rooms.ts';
/** For joins in read-only queries, which name their columns. */
export {
  messages as messagesTable,
  userSessions as sessionsTable,
  visitors as visitorsTable,
} from './conversations.tables.ts';
export {
  answerLookedUp,
  conversationAssigned,
  conversationRead,
  messageAdded,
  messageChanged,
  queueChanged,
  sessionChanged,
  transferOffered,
  type UsedWhisper,
  visitorMissed,
  whisperUsed,
} from './conversations.topics.ts';
export { describeCall } from './messages/describe-call.ts';
export { findDuplicateMessage } from './messages/find-duplicate-message.ts';
export {
  countVisitorMessagesAfter,
  findMessage,
  firstSeqOf,
  isMessageInSession,
  lastSessionMessages,
  latestSessionId,
  ratingsIn,
  setCallEntry,
  setFiles,
} from './messages/messages.repository.ts';
export { type MessageRange, readMessages } from './messages/read-messages.ts';
export { findHits, readHits, type SearchHit } from './messages/search-messages.repository.ts';
export {
  firstResponseColumn,
  firstVisitorTextsColumn,
  lastVisitorTextColumn,
  sessionEventsColumn,
  transcriptColumn,
} from './messages/session-columns.repository.ts';
export {
  firstResponseAt,
  firstVisitorTexts,
  readSessionTranscript,
  type TranscriptMessage,
} from './messages/session-transcript.repository.ts';
export { canceledWhisper, isOpenWhisper, usedWhisper } from './sessions/bot-whisper.policy.ts';
export { type Conversation, findConversation, lockConversation } from './sessions/conversation.repository.ts';
export {
  conversationsEndedBefore,
  countSessionsEndedBefore,
  deleteSessions,
  deleteVisitorFiles,
  type ErasableSessions,
  findErasableSessions,
  isFileOf,
  someConversations,
} from './sessions/expired-sessions.repository.ts';
export type {
  ImportedConversation,
  PastConversation,
  PastStep,
} from './sessions/import-past-conversations.ts';
export {
  countSessions,
  countSessionsByStatus,
  countSessionsUpTo,
  countWaitingByGroup,
  endedSessionOrder,
  hasVerifiedVisitor,
  listSessionIds,
  sessionColumns,
  sessionsByIds,
} from './sessions/list-sessions.repository.ts';
export type { LockedConversation } from './sessions/locked-conversation.ts';
export {
  type OwnedSession,
  type OwningAgent,
  overdueOffers,
  ownedSessions,
  owningAgents,
} from './sessions/overdue-sessions.repository.ts';
export { type RequestedSession, sessionsRequestedBetween } from './sessions/requested-sessions.repository.ts';
export {
  canTransition,
  isEnded,
  type NewOwner,
  ownerOf,
  requireOwner,
  takenByOther,
} from './sessions/session.policy.ts';
export {
  appsOfSessions,
  conversationsOfGroup,
  conversationsOwnedBy,
  findPresentedSession,
  findSession,
  latestSession,
  ownedCountColumn,
  sessionIdsOf,
} from './sessions/session.repository.ts';
export type { Session } from './sessions/session.ts';
export type { UnitOfWork } from './sessions/unit-of-work.ts';
export { cleanFileName } from './visitors/files/clean-file-name.ts';
export { detectFileType, isPictureType } from './visitors/files/detect-file-type.ts';
export { createFileLinks, type FileLinks, filePath } from './visitors/files/file-links.ts';
export type { SentFile } from './visitors/files/sent-file.ts';
export { visitorFilePath, visitorFilesFolder } from './visitors/files/visitor-file-path.ts';
export { findVisitorFile } from './visitors/files/visitor-files.repository.ts';
export { visitorFilesOfTenant } from './visitors/files/visitor-files-of-tenant.repository.ts';
export { requireOwnConversation } from './visitors/identity.policy.ts';
export {
  changeMain,
  countVisibleSessions,
  findMergeable,
  lockMerges,
  mergeInto,
} from './visitors/profile/merged-visitors.repository.ts';
export {
  findPerson,
  lockPerson,
  lockVisitor,
  type Person,
  visitorsOf,
} from './visitors/profile/person.repository.ts';
export type { ContactChanges, ProfileSources } from './visitors/profile/profile-sources.ts';
export { sendRow, updateContact } from './visitors/profile/update-contact.ts';
export type { VisitorCaller } from './visitors/visitor.sockets.ts';
export type { Visitor } from './visitors/visitor.ts';
export {
  deleteVisitor,
  findVisitorOfApps,
  hasOpenSession,
  readVisitorData,
  sessionsOfVisitor,
} from './visitors/visitor-data.repository.ts';
export type { VisitorTranscripts } from './visitors/visitor-transcripts.ts';
export { findVisitor, findVisitors, setBlocked } from './visitors/visitors.repository.ts';
export type { AgentDirectory, AgentStatus } from './waiting/agent-directory.ts';
export type { Routing, SessionQueue } from './waiting/routing.ts';
export {
  appsWithWaiting,
  assignableSessions,
  queuesWithWaiting,
  type WaitingSession,
} from './waiting/waiting.repository.ts';

type Visitors = VisitorMessages &
  VisitorFeedback &
  Pick<WaitingService, 'leaveEmail'> & {
    /** A new visitor; `signed` is what the host page signed. */
    arrive(
      app: PublishedApp,
      traits: VisitorTraits,
      signed?: Pick<SignedProfile, 'name' | 'email'> & Partial<SignedProfile>,
    ): Promise<Visitor>;
  };

type Sessions = Pick<InactiveSessions, 'closeInactive'> & {
  /** Runs work on a conversation under its lock, and stores its changes and events. */
  unitOfWork: UnitOfWork;
  /** Stores conversations that are over, without notifying anyone. */
  importPast: ImportPastConversations;
};

type WaitingVisitors = {
  /** Agents of a tenant connected, disconnected or changed their state. */
  agentsChanged(tenantId: TenantId): void;
  /** Pushes queue positions to the connected visitors who wait; estimates change with time. */
  refreshPositions(): void;
};

export type Conversations = {
  routes: Route[];
  visitors: Visitors;
  presence: Pick<VisitorPresence, 'isOnline' | 'markAbsent'>;
  pages: VisitorPages;
  files: Pick<VisitorFiles, 'deleteUnsent'> & { links: FileLinks };
  sessions: Sessions;
  bot: BotService & Pick<ResumeSessions, 'resumeDue'>;
  waiting: WaitingVisitors;
  emails: {
    /** Emails unread answers to visitors who left an address. */
    sendAnswers(): Promise<void>;
  };
  /** Opens the visitor channel, once, with the emits of other slices. */
  openChannel(added: readonly EmitHandler<VisitorCaller>[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = {
  apps: Apps;
  bots: Bots;
  isSuspended: IsSuspended;
  hours: Pick<AppHours, 'closedNow'>;
  agents: AgentDirectory;
  transcripts: VisitorTranscripts;
  findAgentFile: FindFile;
  countAnswers: CountAnswers;
  dailyLimit: DailyLimit;
  profiles: ProfileSources;
  routing: Routing;
};

export function createConversations(platform: Platform, needs: Needs): Conversations {
  const { apps, bots, isSuspended, hours, agents, transcripts, findAgentFile, countAnswers, dailyLimit } =
    needs;
  const { profiles, routing } = needs;
  const staffed = createDeskStaffed(platform, { agents, routing });
  platform.bus.listenEverywhere(memberRightsChanged, ({ tenantId }) => staffed.clear(tenantId), {
    missed: staffed.clearAll,
  });
  const recordChange = createRecordChange(platform, { countAnswers });
  const readDesk: ReadDesk = async (tx, session) => {
    const { tenantId, appId } = session;
    const queue = { tenantId, appId, ...(await queueOf(routing, tx, session)) };
    const isOpenFor = async (groupId: Session['groupId']) =>
      (await hours.closedNow(tx, { tenantId, appId, groupId })) === null;
    return {
      isOpen: await isOpenFor(null),
      isAvailable: (await isOpenFor(queue.groupId)) && (await staffed.isStaffed(tx, queue)),
    };
  };
  const workNeeds = { readDesk, dailyLimit, recordChange, profiles, routing };
  const unitsOfWork = createUnitsOfWork(platform, workNeeds);
  const startConversation = createStartConversation(platform, workNeeds);
  const unitOfWork = createUnitOfWork(unitsOfWork);
  const batchedWrite = createBatchedWrites(platform, unitsOfWork);
  const botWriting = { bots, unitOfWork, turns: createBotTurns(platform.key) };
  const typing = createBotTyping(platform);
  const runBot = createRunBot(platform, { ...botWriting, typing });
  const links = createFileLinks(platform);
  const files = createVisitorFiles(platform, { links, findAgentFile });
  const messages = createVisitorMessages(platform, { ...botWriting, batchedWrite, files, links });
  const identifyVisitor = createIdentifyVisitor(platform, { ...botWriting, startConversation, profiles });
  const feedback = createVisitorFeedback(platform, { unitOfWork, links });
  const pages = createVisitorPages(platform);
  const presence = createVisitorPresence(platform, { unitsOfWork, onDisconnected: pages.depart });
  const isOnline = (id: ConversationId) => presence.isOnline(id);
  const queue = createWaitingQueue(platform, { agents, routing, hours, connected: presence.connected });
  const waiting = createWaiting(platform, { ...botWriting, queue, profiles });
  const emailAnswers = createEmailAnswers(platform, { ...botWriting, isVisitorOnline: isOnline });
  const findAvailableApp = createFindAvailableApp({ apps, isSuspended });
  const tokens = createVisitorTokens(platform);
  const channelNeeds = {
    findAvailableApp,
    readClaims: createReadClaims(platform, apps),
    identifyVisitor,
    service: messages,
    feedback,
    transcripts,
    tokens,
    waiting,
    presence,
    pages,
    files,
  };
  startVisitorListeners(platform, links);
  startQualityScoring(platform);
  const closeAbandoned = createCloseAbandoned(platform, { ...botWriting, isVisitorOnline: isOnline });
  const inactive = createInactiveSessions(platform, { ...botWriting, closeAbandoned });
  const resumeSessions = createResumeSessions(platform, { ...botWriting, runBot });
  return {
    routes: visitorFilesRoutes(platform, { findAvailableApp, tokens, files }),
    visitors: {
      ...messages,
      ...feedback,
      leaveEmail: waiting.leaveEmail,
      arrive: async (app, traits, signed) => {
        const hostIdentity = signed ? { phone: '', attributes: {}, ...signed, subject: signed.email } : null;
        const { identity } = await identifyVisitor(app, undefined, hostIdentity, traits);
        return { ...identity, isVerified: hostIdentity !== null };
      },
    },
    presence,
    pages,
    files: { links, deleteUnsent: files.deleteUnsent },
    sessions: {
      closeInactive: inactive.closeInactive,
      unitOfWork,
      importPast: createImportPastConversations(platform, { countAnswers }),
    },
    bot: {
      ...createBotService(platform, { ...botWriting, runBot, typing }),
      resumeDue: resumeSessions.resumeDue,
    },
    waiting: {
      agentsChanged(tenantId) {
        staffed.clear(tenantId);
        queue.refreshTenant(tenantId);
      },
      refreshPositions: queue.refreshAll,
    },
    emails: { sendAnswers: emailAnswers.mailAnswers },
    openChannel: (added) => openVisitorChannel(platform, channelNeeds, added),
    async start() {
      await inactive.start();
      await resumeSessions.start();
      await files.start();
      await emailAnswers.start();
    },
    async stop() {
      await resumeSessions.stop();
      await presence.settle();
      await queue.stop();
    },
  };
}
