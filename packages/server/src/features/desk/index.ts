/** The desk: where agents see who waits, take conversations and answer, live. */
import type { Authorization, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import {
  type Conversations,
  createVisitorData,
  type DeskPeople,
  type KeptElsewhere,
} from '../conversations/index.ts';
import { createPresence, type Presence } from './agents/agent-presence.ts';
import { tellOfAgents } from './agents/agents.listeners.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { createAgents } from './agents/agents.service.ts';
import { ownDeskRoutes } from './agents/own-desk.routes.ts';
import { createOwnDesk } from './agents/own-desk.service.ts';
import { createAssigning } from './assignment/assign-waiting.ts';
import { tellDesks } from './desk.listeners.ts';
import { deskRoutes } from './desk.routes.ts';
import { openDeskChannel } from './desk.sockets.ts';
import { agentChanged } from './desk.topics.ts';
import { deskFilesRoutes } from './files/desk-files.routes.ts';
import { followRights } from './follow-rights.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createSwitchTab } from './queues/tabs.service.ts';
import { createDeskKeeper, type DeskKeeper } from './tend-desk.ts';
import { visitorContextRoutes } from './visitor-context/visitor-context.routes.ts';

export { createDeskPeople } from './agents/desk-agents.ts';

/** `look`, `start` and `stop`: what is looked after every few seconds. */
export type Desk = { routes: Route[] } & DeskKeeper & Pick<Presence, 'attend'>;

type Needs = {
  conversations: Conversations;
  apps: Apps;
  gate: Authorization;
  people: DeskPeople;
  keptElsewhere: KeptElsewhere;
};

export function createDesk(platform: Platform, needs: Needs): Desk {
  const presence = createPresence(platform);
  openDeskChannel(platform, { ...needs, presence });
  tellDesks(platform, needs.conversations.fileLinks);
  tellOfAgents(platform);
  platform.bus.listen(agentChanged, ({ tenantId }) => needs.conversations.staffChanged(tenantId));
  followRights(platform);
  const { conversations, apps, keptElsewhere } = needs;
  const routes = [
    ...deskRoutes(conversations, apps),
    ...queuesRoutes({ ...conversations, switchTab: createSwitchTab(platform, conversations.queues) }),
    ...agentsRoutes(createAgents(platform, apps)),
    ...ownDeskRoutes(createOwnDesk(platform)),
    ...deskFilesRoutes(conversations),
    ...visitorContextRoutes(createVisitorData(platform, { apps, keptElsewhere })),
  ];
  const assigning = createAssigning(platform, needs);
  const keeper = createDeskKeeper(platform, { presence, assigning, conversations });
  return { routes, ...keeper, attend: presence.attend };
}
