/** The desk: agents see the queues, take conversations and answer visitors live. */
import type { TenantId } from '@parrot/contract/core';
import type { Authorization, EmitHandler, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { AgentDirectory, Conversations } from '../conversations/index.ts';
import { groupChanged } from '../team/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import { createAgentPresence } from './agents/agent-presence.service.ts';
import { startAgentListeners } from './agents/agents.listeners.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { createAgentsService } from './agents/agents.service.ts';
import { ownStatusRoutes } from './agents/own-status.routes.ts';
import { createOwnStatusService } from './agents/own-status.service.ts';
import { type AssignByRule, createAssignByRule } from './assignment/assign-by-rule.ts';
import { createAssignWaiting } from './assignment/assign-waiting.ts';
import { createAutoAssign } from './assignment/auto-assign.ts';
import type { AuthorizedAgent } from './connections/authorized-agent.ts';
import { startPermissionListeners } from './connections/permission-changes.listeners.ts';
import { startDeskListeners } from './desk.listeners.ts';
import { deskRoutes } from './desk.routes.ts';
import { openDeskChannel } from './desk.sockets.ts';
import { agentChanged, routingChanged } from './desk.topics.ts';
import { createDeskUpkeep, type DeskUpkeep } from './desk-upkeep.job.ts';
import { deskFilesRoutes } from './files/desk-files.routes.ts';
import { createDeskFiles, type DeskFiles } from './files/desk-files.service.ts';
import { createReadFiles, type ReadFiles } from './files/read-files.service.ts';
import { type AgentMessages, createAgentMessages } from './messages/agent-messages.service.ts';
import { createNotes, type Notes, type NotifyMentioned } from './notes/notes.service.ts';
import { createSwitchTab } from './queues/queue-tabs.service.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createQueues, type DuesOfSessions, type HasAnyTag } from './queues/queues.service.ts';
import { createGroupQueues } from './routing/group-queues.service.ts';
import { releaseDeletedGroups } from './routing/release-deleted-groups.ts';
import { startRoutingListeners } from './routing/routing.listeners.ts';
import { routingRoutes } from './routing/routing.routes.ts';
import type { DeskRouting } from './routing/routing.ts';
import type { TagsForRouting } from './routing/routing-directory.ts';
import { createRulesService, type RulesService } from './routing/rules.service.ts';
import { createSkillsService, type SkillsService } from './routing/skills.service.ts';
import { createTryRules, type TagsOfSessions } from './routing/trial/try-rules.ts';
import { searchRoutes } from './search/search.routes.ts';
import { createSearch, type SearchMessages, type SessionsOfTicket } from './search/search.service.ts';
import { transcriptRoutes } from './transcripts/transcripts.routes.ts';
import type { Transcripts } from './transcripts/transcripts.service.ts';
import { createLockSession } from './transitions/lock-session.ts';
import { createReleaseFromOfflineAgents } from './transitions/release-from-offline-agents.ts';
import { releaseFromRemovedMembers } from './transitions/release-from-removed-members.ts';
import { createReturnExpiredOffers } from './transitions/return-expired-offers.ts';
import { createTransitions, type Transitions } from './transitions/transitions.service.ts';
import { createConversationViewers } from './viewers/conversation-viewers.ts';
import { visitorContextRoutes } from './visitor-context/visitor-context.routes.ts';
import { createVisitorData } from './visitor-context/visitor-data.ts';
import type { ReadByConversation } from './visitor-context/visitor-rights.service.ts';

export { createAgentDirectory } from './agents/agent-directory.ts';
export { agentRooms, agentsRoom } from './desk.rooms.ts';
export { deleteAgentFiles } from './files/delete-agent-files.repository.ts';
export { deskFilesOfTenant } from './files/desk-files-of-tenant.repository.ts';
export { findAgentFile } from './files/read-files.service.ts';
export { deskFilesFolders } from './files/storage-path.ts';
export { createRouting } from './routing/routing.ts';
export { createTranscripts } from './transcripts/transcripts.service.ts';
export { createLockSession, type LockSession, openSession } from './transitions/lock-session.ts';
export { roomsOfSession } from './visibility/rooms-of-session.ts';
export { canMonitor } from './visibility/visibility.policy.ts';
export {
  grantVisibility,
  requireVisible,
  visibilityOf,
  visibleSessionIds,
  visibleTo,
} from './visibility/visibility.repository.ts';

export type Desk = {
  routes: Route[];
  agents: AgentMessages;
  transitions: Transitions;
  notes: Notes;
  files: DeskFiles & ReadFiles;
  searchMessages: SearchMessages;
  routing: Pick<RulesService, 'create'> & { changeSkills: SkillsService['change'] };
  assignByRule: AssignByRule;
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
  routing: DeskRouting;
  hasAnyTag: HasAnyTag;
  tags: Pick<TagsForRouting, 'tagNames'> & { tagsOfSessions: TagsOfSessions };
  duesOfSessions: DuesOfSessions;
  dataOfSlices: ReadByConversation;
};

export function createDesk(platform: Platform, needs: Needs): Desk {
  const { conversations, apps, authorization, transcripts, notifyMentioned, sessionsOfTicket } = needs;
  const { unitOfWork } = conversations.sessions;
  const { links } = conversations.files;
  const presence = createAgentPresence(platform);
  const viewers = createConversationViewers(platform);
  const lockSession = createLockSession(platform, { apps, unitOfWork });
  const deskFiles = createDeskFiles(platform, { apps, links });
  const readFiles = createReadFiles(platform, { apps, links });
  const agents = createAgentMessages(platform, { apps, lockSession, deskFiles, links });
  const transitions = createTransitions(platform, {
    bot: conversations.bot,
    lockSession,
    agents: needs.agents,
    routing: needs.routing,
  });
  const notes = createNotes(platform, { apps, agents: needs.agents, notifyMentioned });
  const queues = createQueues(platform, { ...needs, pages: conversations.pages });
  const searchMessages = createSearch(platform, { apps, sessionsOfTicket });
  const channelNeeds = {
    agents,
    transitions,
    notes,
    visitorPresence: conversations.presence,
    apps,
    authorization,
    presence,
    viewers,
  };
  startDeskListeners(platform, { links, pages: conversations.pages, viewers });
  startAgentListeners(platform);
  // Groups and skills, too, decide which agents a waiting visitor is shown.
  const { agentsChanged, refreshPositions } = conversations.waiting;
  const recount = ({ tenantId }: { tenantId: TenantId }) => agentsChanged(tenantId);
  platform.bus.listenEverywhere(agentChanged, recount, { missed: refreshPositions });
  platform.bus.listenEverywhere(routingChanged, recount, { missed: refreshPositions });
  platform.bus.listenEverywhere(groupChanged, recount, { missed: refreshPositions });
  startPermissionListeners(platform);
  releaseFromRemovedMembers(platform, unitOfWork);
  releaseDeletedGroups(platform, unitOfWork);
  startRoutingListeners(platform);
  const agentsService = createAgentsService(platform, apps);
  const rules = createRulesService(platform, { apps, tags: needs.tags });
  const skills = createSkillsService(platform, { agents: agentsService, tags: needs.tags });
  const groupQueues = createGroupQueues(platform, { apps, agents: needs.agents, routing: needs.routing });
  const tryRules = createTryRules(platform, { apps, agents: needs.agents, tags: needs.tags });
  const routes = [
    ...deskRoutes(transitions, apps),
    ...queuesRoutes({ queues, switchTab: createSwitchTab(platform, queues) }),
    ...searchRoutes(searchMessages),
    ...agentsRoutes(agentsService),
    ...routingRoutes({ rules, skills, groupQueues, tryRules }),
    ...ownStatusRoutes(createOwnStatusService(platform)),
    ...deskFilesRoutes({ deskFiles, files: readFiles }),
    ...transcriptRoutes(transcripts),
    ...visitorContextRoutes(
      createVisitorData(platform, { apps, pages: conversations.pages, dataOfSlices: needs.dataOfSlices }),
    ),
  ];
  const autoAssign = createAutoAssign(unitOfWork);
  const assignWaiting = createAssignWaiting(platform, {
    apps,
    agents: needs.agents,
    autoAssign,
    routing: needs.routing,
  });
  const upkeep = createDeskUpkeep(platform, {
    presence,
    assignWaiting,
    conversations,
    viewers,
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
    routing: { create: rules.create, changeSkills: skills.change },
    assignByRule: createAssignByRule({ unitOfWork, agents: needs.agents }),
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
