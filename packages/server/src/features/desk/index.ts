/** The desk: where agents see who waits, take conversations and answer, live. */
import type { Authorization, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Conversations, DeskPeople } from '../conversations/index.ts';
import type { Presence } from './agents/agent-presence.service.ts';
import { createPresence } from './agents/agent-presence.service.ts';
import { tellOfAgents } from './agents/agents.listeners.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { createAgents } from './agents/agents.service.ts';
import { ownDeskRoutes } from './agents/own-status.routes.ts';
import { createOwnDesk } from './agents/own-status.service.ts';
import { createAssigning } from './assignment/assign-waiting.ts';
import { createAutoAssign } from './assignment/auto-assign.ts';
import { followRights } from './connections/permission-changes.listeners.ts';
import { tellDesks } from './desk.listeners.ts';
import { deskRoutes } from './desk.routes.ts';
import { openDeskChannel } from './desk.sockets.ts';
import { agentChanged } from './desk.topics.ts';
import { createDeskKeeper, type DeskKeeper } from './desk-upkeep.job.ts';
import { deskFilesRoutes } from './files/desk-files.routes.ts';
import { createDeskFiles, type DeskFiles } from './files/desk-files.service.ts';
import { createReadFiles, type ReadFiles } from './files/read-files.service.ts';
import { type AgentMessages, createAgentMessages } from './messages/agent-messages.service.ts';
import { createNotes, type Notes, type NotifyMentioned } from './notes/notes.service.ts';
import { createSwitchTab } from './queues/queue-tabs.service.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createQueues } from './queues/queues.service.ts';
import { createSearch, type SessionsOfTicket } from './search/search.service.ts';
import { transcriptRoutes } from './transcripts/transcripts.routes.ts';
import type { Transcripts } from './transcripts/transcripts.service.ts';
import { createLockSession } from './transitions/lock-session.ts';
import { createReleaseAbsent } from './transitions/release-from-offline-agents.ts';
import { releaseConversationsOfGone } from './transitions/release-from-removed-members.ts';
import { createReturnOffers } from './transitions/return-expired-offers.ts';
import { createTransitions, type Transitions } from './transitions/transitions.service.ts';
import { visitorContextRoutes } from './visitor-context/visitor-context.routes.ts';
import { createVisitorData } from './visitor-context/visitor-data.ts';
import type { ReadByConversation } from './visitor-context/visitor-rights.service.ts';

export { createDeskPeople } from './agents/agent-directory.ts';
export type { DeskFiles } from './files/desk-files.service.ts';
export { findAgentFile } from './files/read-files.service.ts';
export { createTranscripts } from './transcripts/transcripts.service.ts';
export { mayMonitor } from './visibility/visibility.policy.ts';
export { requireVisible, showToMentioned, visibilityOf } from './visibility/visibility.repository.ts';

export type Desk = {
  routes: Route[];
  agents: AgentMessages;
  transitions: Transitions;
  notes: Notes;
  files: DeskFiles & ReadFiles;
} & DeskKeeper &
  Pick<Presence, 'attend'>;

type Needs = {
  conversations: Conversations;
  apps: Apps;
  gate: Authorization;
  people: DeskPeople;
  transcripts: Transcripts;
  notifyMentioned: NotifyMentioned;
  sessionsOfTicket: SessionsOfTicket;
  dataOfSlices: ReadByConversation;
};

export function createDesk(platform: Platform, needs: Needs): Desk {
  const { conversations, apps, gate, people, transcripts, notifyMentioned, sessionsOfTicket } = needs;
  const { unitOfWork } = conversations.sessions;
  const { links } = conversations.files;
  const presence = createPresence(platform);
  const lockSession = createLockSession(platform, { apps, workOnThread: unitOfWork });
  const deskFiles = createDeskFiles(platform, { apps, links });
  const readFiles = createReadFiles(platform, { apps, links });
  const agents = createAgentMessages(platform, { apps, lockSession, deskFiles, links });
  const transitions = createTransitions(platform, { bot: conversations.bot, lockSession, people });
  const notes = createNotes(platform, { apps, people, notifyMentioned });
  const queues = createQueues(platform, apps);
  openDeskChannel(platform, {
    agents,
    transitions,
    notes,
    visitorPresence: conversations.presence,
    apps,
    gate,
    presence,
  });
  tellDesks(platform, links);
  tellOfAgents(platform);
  platform.bus.listen(agentChanged, ({ tenantId }) => conversations.waiting.agentsChanged(tenantId));
  followRights(platform);
  releaseConversationsOfGone(platform, unitOfWork);
  const routes = [
    ...deskRoutes(transitions, apps),
    ...queuesRoutes({
      queues,
      search: createSearch(platform, { apps, sessionsOfTicket }),
      switchTab: createSwitchTab(platform, queues),
    }),
    ...agentsRoutes(createAgents(platform, apps)),
    ...ownDeskRoutes(createOwnDesk(platform)),
    ...deskFilesRoutes({ deskFiles, files: readFiles }),
    ...transcriptRoutes(transcripts),
    ...visitorContextRoutes(createVisitorData(platform, { apps, dataOfSlices: needs.dataOfSlices })),
  ];
  const assigning = createAssigning(platform, { apps, people, autoAssign: createAutoAssign(unitOfWork) });
  const keeper = createDeskKeeper(platform, {
    presence,
    assigning,
    conversations,
    returnOffers: createReturnOffers(platform, unitOfWork),
    releaseAbsent: createReleaseAbsent(platform, { people, workOnThread: unitOfWork }),
  });
  return {
    routes,
    agents,
    transitions,
    notes,
    files: { ...deskFiles, ...readFiles },
    ...keeper,
    async start() {
      await deskFiles.start();
      await transcripts.start();
      keeper.start();
    },
    attend: presence.attend,
  };
}
