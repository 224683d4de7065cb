/** The desk channel. Every emit carries its own token and is authorized by it, not by the handshake. */
import { AppError, DONE, desk } from '@parrot/contract/core';
import { agentConnect, deskConnectionCut } from '@parrot/contract/desk';
import {
  type Authorization,
  admitUsers,
  bindEmits,
  type Caller,
  type EmitHandler,
  onEmit,
  ownerOf,
  type Platform,
  requirePermission,
} from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import { accessVersion } from './connections/access-version.ts';
import { type AuthorizedAgent, joinIfUnchanged } from './connections/authorized-agent.ts';
import { identifyAgent } from './connections/identify-agent.ts';
import { agentRoom, agentsRoom, deskRoom, supervisorsRoom } from './desk.rooms.ts';
import type { AgentMessages } from './messages/agent-messages.service.ts';
import { agentMessageHandlers } from './messages/agent-messages.sockets.ts';
import type { Notes } from './notes/notes.service.ts';
import { noteHandlers } from './notes/notes.sockets.ts';
import type { Transitions } from './transitions/transitions.service.ts';
import { transitionHandlers } from './transitions/transitions.sockets.ts';
import type { ConversationViewers } from './viewers/conversation-viewers.ts';
import { canMonitor } from './visibility/visibility.policy.ts';

type Needs = {
  agents: AgentMessages;
  transitions: Transitions;
  notes: Notes;
  visitorPresence: Pick<Conversations['presence'], 'isOnline'>;
  apps: Pick<Apps, 'visibleAppIds'>;
  authorization: Authorization;
  presence: Pick<AgentPresence, 'connect'>;
  viewers: Pick<ConversationViewers, 'admit' | 'setState'>;
};

/** `added`: emits of other slices. */
export function openDeskChannel(
  platform: Platform,
  needs: Needs,
  added: readonly EmitHandler<AuthorizedAgent>[],
): void {
  const { agents, transitions, notes, visitorPresence, apps, authorization, presence, viewers } = needs;
  const { channels, database, checkReplies, log } = platform;
  const on = onEmit<AuthorizedAgent>();

  const roomsFor = async (caller: Caller): Promise<string[]> => {
    const scopes = caller.allApps
      ? [caller.tenantId]
      : await database.tenant(caller.tenantId, (tx) => apps.visibleAppIds(tx, caller));
    return [
      agentsRoom(caller.tenantId),
      ...scopes.flatMap((scope) => [deskRoom(scope), agentRoom(scope, caller.userId)]),
      ...(canMonitor(caller) ? scopes.map(supervisorsRoom) : []),
    ];
  };

  const handlers = [
    on(agentConnect, async ({ who, socket }) => {
      await joinIfUnchanged(socket, who, await roomsFor(who));
      await presence.connect(socket);
      return DONE;
    }),
    ...agentMessageHandlers(platform, { agents, visitorPresence, viewers }),
    ...noteHandlers<AuthorizedAgent>(notes),
    ...transitionHandlers<AuthorizedAgent>(transitions),
    ...added,
  ];

  admitUsers({
    channel: 'desk',
    channels,
    authorization,
    log,
    check(socket, caller) {
      if (socket.handshake.query.type !== 'agent')
        throw new AppError('bad_input', { fields: { type: 'Only agents can connect here.' } });
      requirePermission(caller, desk);
      viewers.admit(socket, caller.name);
    },
    welcome: bindEmits<AuthorizedAgent>({
      limits: channels.limits,
      handlers,
      tenantOf: (socket) => ownerOf(socket).tenantId,
      cutPush: deskConnectionCut,
      checkReplies,
      log,
      async identify(socket, payload, { event }) {
        const version = accessVersion(socket);
        const caller = await identifyAgent(authorization, socket, payload, event.access);
        return { ...caller, accessVersion: version };
      },
    }),
  });
}
