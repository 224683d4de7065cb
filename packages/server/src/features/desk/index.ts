/** The desk: agents see the queues, take conversations and answer visitors live. */
import type { Authorization, EmitHandler, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { AgentDirectory, Conversations } from '../conversations/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import { createAgentPresence } from './agents/agent-presence.service.ts';
import { startAgentListeners } from './agents/agents.listeners.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { createAgentsService } from './agents/agents.service.ts';
import { ownStatusRoutes } from './agents/own-status.routes.ts';
import { createOwnStatusService } from './agents/own-status.service.ts';
import { createAssignWaiting } from './assignment/assign-waiting.ts';
import { createAutoAssign } from './assignment/auto-assign.ts';
import type { AuthorizedAgent } from './connections/authorized-agent.ts';
import { startPermissionListeners } from './connections/permission-changes.listeners.ts';
import { startDeskListeners } from './desk.listeners.ts';
import { deskRoutes } from './desk.routes.ts';
import { openDeskChannel } from './desk.sockets.ts';
import { agentChanged } from './desk.topics.ts';
import { createDeskUpkeep, type DeskUpkeep } from './desk-upkeep.job.ts';
import { deskFilesRoutes } from './files/desk-files.routes.ts';
import { createDeskFiles, type DeskFiles } from './files/desk-files.service.ts';
import { createReadFiles, type ReadFiles } from './files/read-files.service.ts';
import { type AgentMessages, createAgentMessages } from './messages/agent-messages.service.ts';
import { createNotes, type Notes, type NotifyMentioned } from './notes/notes.service.ts';
import { createSwitchTab } from './queues/queue-tabs.service.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createQueues } from './queues/queues.service.ts';
import { searchRoutes } from './search/search.routes.ts';
import { createSearch, type SearchMessages, type SessionsOfTicket } from './search/search.service.ts';
import { transcriptRoutes } from './transcripts/transcripts.routes.ts';
import type { Transcripts } from './transcripts/transcripts.service.ts';
import { createLockSession } from './transitions/lock-session.ts';
import { createReleaseFromOfflineAgents } from './transitions/release-from-offline-agents.ts';
import { releaseFromRemovedMembers } from './transitions/release-from-removed-members.ts';
import { createReturnExpiredOffers } from './transitions/return-expired-offers.ts';
import { createTransitions, type Transitions } from './transitions/transitions.service.ts';
import { visitorContextRoutes } from './visitor-context/visitor-context.routes.ts';
import { createVisitorData } from './visitor-context/visitor-data.ts';
import type { ReadByConversation } from './visitor-context/visitor-rights.service.ts';

export { createAgentDirectory } from './agents/agent-directory.ts';
export { agentRooms } from './desk.rooms.ts';
export { findAgentFile } from './files/read-files.service.ts';
export { createTranscripts } from './transcripts/transcripts.service.ts';
export { canMonitor } from './visibility/visibility.policy.ts';
export { grantVisibility, requireVisible, visibilityOf } from './visibility/visibility.repository.ts';

export type Desk = {
  routes: Route[];
  agents: AgentMessages;
  transitions: Transitions;
  notes: Notes;
  files: DeskFiles & ReadFiles;
  searchMessages: SearchMessages;
  /** Opens the desk channel, once, with the emits of other slices. */
  openChannel(added: readonly EmitHandler<AuthorizedAgent>[]): void;
} & DeskUpkeep &
  Pick<AgentPresence, 'attend'>;

type Needs = {
  conversations: Conversations;
  apps: Apps;
  authorization: Authorization;
  agents: AgentDirectory;
  transcripts: Transcripts;
  notifyMentioned: NotifyMentioned;
  sessionsOfTicket: SessionsOfTicket;
  dataOfSlices: ReadByConversation;
};

export function createDesk(platform: Platform, needs: Needs): Desk {
  const { conversations, apps, authorization, transcripts, notifyMentioned, sessionsOfTicket } = needs;
  const { unitOfWork } = conversations.sessions;
  const { links } = conversations.files;
  const presence = createAgentPresence(platform);
  const lockSession = createLockSession(platform, { apps, unitOfWork });
  const deskFiles = createDeskFiles(platform, { apps, links });
  const readFiles = createReadFiles(platform, { apps, links });
  const agents = createAgentMessages(platform, { apps, lockSession, deskFiles, links });
  const transitions = createTransitions(platform, {
    bot: conversations.bot,
    lockSession,
    agents: needs.agents,
  });
  const notes = createNotes(platform, { apps, agents: needs.agents, notifyMentioned });
  const queues = createQueues(platform, apps);
  const searchMessages = createSearch(platform, { apps, sessionsOfTicket });
  const channelNeeds = {
    agents,
    transitions,
    notes,
    visitorPresence: conversations.presence,
    apps,
    authorization,
    presence,
  };
  startDeskListeners(platform, links);
  startAgentListeners(platform);
  platform.bus.listenEverywhere(
    agentChanged,
    ({ tenantId }) => conversations.waiting.agentsChanged(tenantId),
    { missed: conversations.waiting.refreshPositions },
  );
  startPermissionListeners(platform);
  releaseFromRemovedMembers(platform, unitOfWork);
  const routes = [
    ...deskRoutes(transitions, apps),
    ...queuesRoutes({ queues, switchTab: createSwitchTab(platform, queues) }),
    ...searchRoutes(searchMessages),
    ...agentsRoutes(createAgentsService(platform, apps)),
    ...ownStatusRoutes(createOwnStatusService(platform)),
    ...deskFilesRoutes({ deskFiles, files: readFiles }),
    ...transcriptRoutes(transcripts),
    ...visitorContextRoutes(createVisitorData(platform, { apps, dataOfSlices: needs.dataOfSlices })),
  ];
  const autoAssign = createAutoAssign(unitOfWork);
  const assignWaiting = createAssignWaiting(platform, { apps, agents: needs.agents, autoAssign });
  const upkeep = createDeskUpkeep(platform, {
    presence,
    assignWaiting,
    conversations,
    returnExpiredOffers: createReturnExpiredOffers(platform, unitOfWork),
    releaseFromOfflineAgents: createReleaseFromOfflineAgents(platform, {
      agents: needs.agents,
      unitOfWork,
    }),
  });
  return {
    routes,
    agents,
    transitions,
    notes,
    files: { ...deskFiles, ...readFiles },
    searchMessages,
    openChannel: (added) => openDeskChannel(platform, channelNeeds, added),
    ...upkeep,
    async start() {
      await deskFiles.start();
      await transcripts.start();
      upkeep.start();
    },
    attend: presence.attend,
  };
}
